"""Apples: a trick-taking game for four, each alone.

The rules modules know only cards and seats: rules, pack, deal, auction, exchange, trick, scoring, game, referee.
The rest of the folder speaks to callers: fields and schemas read, answers and texts write, views put them together.
"""
