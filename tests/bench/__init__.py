"""What a request costs, against others doing the same work: ``make bench``.

questions.py   what is asked: one score, one legality question, many piles
bare.py        a WSGI application without a framework that answers them
twin.py        the same in FastAPI and pydantic
client.py      asks, over a few connections kept open
contender.py   a server that is measured: how it starts, and the CPU time it uses
sizes.py       many piles: what one of them costs, by how many there are
run.py         pairs them round by round, and prints ratios
"""
