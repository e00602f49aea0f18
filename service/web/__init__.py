"""What people open in a browser: the contract, the rules and the problems to read, and the phone page."""
