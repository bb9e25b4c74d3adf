"""The marker of those tests that `make fuzz` runs for longer."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "fuzz: looks for much longer under `make fuzz`")
