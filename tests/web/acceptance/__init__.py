"""The twenty acceptance checks of the page: each test bears the number of its check."""
