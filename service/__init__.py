"""A rules service for the card games Apples and Apples to Apples: it judges hands, bids and plays, and scores piles.

It keeps nothing: equal questions get equal answers.  The rules are in the games' folders, free of HTTP, which is in
``http``.
"""

from flask import Flask

from service.version import __version__

__all__ = ["__version__", "create_app"]


def create_app() -> Flask:
    """The service as a WSGI application."""
    from service.apples.views import apples  # noqa: PLC0415  (so that the rules can be used without Flask's start-up)
    from service.apples_to_apples.views import apples_to_apples  # noqa: PLC0415
    from service.http.app import RulesService  # noqa: PLC0415
    from service.vectors.views import vectors  # noqa: PLC0415
    from service.web.page import phone_page  # noqa: PLC0415
    from service.web.views import pages  # noqa: PLC0415

    app = RulesService()
    app.register_blueprint(apples)
    app.register_blueprint(apples_to_apples)
    app.register_blueprint(vectors)
    app.register_blueprint(pages)
    app.register_blueprint(phone_page())
    return app
