"""The proofs: what is checked exhaustively, or a million times, rather than by example. ``make prove`` runs them."""
