"""The classes of yearn-exporter 24ee5f1d that a partner's entry uses, with their required fields."""
