"""The conformance pack, tried on this service.

Its files are service/vectors/*.json, inside the package, so that a wheel can serve them at GET /v1/vectors; schema.json
here says what a file holds.
"""
