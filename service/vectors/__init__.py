"""The conformance pack: requests and the answers they must get, for other implementations of the same rules.

The cases are in the JSON files beside this one, by topic, and were written from the rules and not from the service.
An ``answer`` names what must be there: members of objects may be more, elements of lists may not.
"""
