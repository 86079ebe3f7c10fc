"""yearn/partners/snapshot.py: what describes a partner, without what computes its payouts."""

from dataclasses import dataclass, field
from typing import List, Union

from brownie import to_address


class Wrapper:
    def __init__(self, name: str, vault: str, wrapper: str) -> None:
        self.name = name
        self.vault = to_address(vault)
        self.wrapper = to_address(wrapper)


@dataclass
class WildcardWrapper:
    name: str
    wrapper: Union[str, List[str]]

    def __post_init__(self):
        # The exporter finds this out when it looks for transfers.
        for address in [self.wrapper] if isinstance(self.wrapper, str) else self.wrapper:
            to_address(address)


@dataclass
class Partner:
    name: str
    start_block: int
    wrappers: List[Union[Wrapper, WildcardWrapper]]
    treasury: str = None
    retired_treasuries: List[str] = field(default_factory=list)

    def __post_init__(self):
        # The exporter finds this out when it goes through them.
        if not all(isinstance(wrapper, (Wrapper, WildcardWrapper)) for wrapper in self.wrappers):
            raise TypeError(f"{self.name}: wrappers holds something else")
