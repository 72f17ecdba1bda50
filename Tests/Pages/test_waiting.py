"""The last of the tests: a page that has rested since the first of them."""

import time

import pytest

pytestmark = pytest.mark.alone


def test_an_idle_page_hears_a_ping_every_30_seconds_and_nothing_else(resting):
    time.sleep(max(0, resting.begin + 32 - time.monotonic()))
    heard = list(resting.heard)
    assert heard and all(frame == (9, b"") for _, frame in heard)
    for turn, (moment, _) in enumerate(heard, 1):
        assert 30 * turn - 1 <= moment <= 30 * turn + 3


def test_an_idle_page_costs_nothing(resting):
    spent = resting.program.cpu() - resting.cpu
    print(f"{spent * 1000:.0f} ms of a processor in {time.monotonic() - resting.begin:.0f} s")
    assert spent <= 0.05
