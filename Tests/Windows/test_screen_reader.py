"""Programs in windows as a screen reader finds them, by AT-SPI."""

import pathlib
import subprocess

import pytest

from conftest import BIN, made


def read(screen, name, folder=BIN):
    environment = {key: value for key, value in screen.environment.items() if key != "NO_AT_BRIDGE"}
    script = pathlib.Path(__file__).with_name("reading.py")
    done = subprocess.run(
        ["dbus-run-session", "--", "/usr/bin/python3", script, folder, name], env=environment, capture_output=True, text=True,
        timeout=60)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]


@pytest.mark.parametrize("name", ["sign_up", "controls", "sheet", "outline"])
def test_a_screen_reader_walks_through_a_program(screen, name):
    """C605 to C609: by names, roles, states, texts, values, actions and events."""
    read(screen, name)


def test_a_screen_reader_reads_tables_links_and_what_changes_by_itself(screen):
    """C605, C607, C629: a table and a list by their rows, the links of a text by their places in it."""
    read(screen, "library", made("Reading").parent)


def test_without_a_session_bus_a_window_opens_all_the_same(screen, start):
    """C605."""
    screen.environment.pop("NO_AT_BRIDGE")
    screen.environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/nonexistent/bus"
    program = start("SignUp", "--size", "420x600")
    program.at_rest()
    assert program.interrupt() == 0
