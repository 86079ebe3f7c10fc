"""yearn/networks.py: chains by their ids."""

from enum import IntEnum


class Network(IntEnum):
    Mainnet = 1
    Gnosis = 100
    Fantom = 250
    Arbitrum = 42161
