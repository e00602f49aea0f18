"""HTTP, for both games: reading questions, answering in JSON or text, and saying what is wrong."""
