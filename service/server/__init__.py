"""gunicorn, configured and with a worker of its own: HTTP/1.1 on the wire, and nothing about games or Flask.

gunicorn's arbiter starts, watches and stops the workers.  Its gevent worker would serve the application too, but
costs nearly twice as much a request, and lets through what no application can see: bodies cut short, clients
that stall halfway, chunks without an end.  So the worker here reads requests itself, in the same strict way everywhere.

    config.py          what gunicorn is told: ``gunicorn --config python:service.server.config``
    worker.py          a process: accepts connections, cuts the late ones, stops without losing a request
    connection.py      one client: requests in, answers out
    inlet.py           the bytes it sends
    patience.py        how long it is waited for
    head.py            a request's first line and headers, as the WSGI environment
    body.py            a request's body, as ``wsgi.input``
    reply.py           an answer, from ``start_response`` to the last byte
    refusal.py         the answer to bytes that are no request
"""
