"""A page far away: a relay delays each way."""

import pytest

from conftest import PHONE
from test_apps import far
from test_game import Game

SECONDS = 3


def patches(page):
    """How many patches arrive while the bee beats her wings."""
    page.wait_for_timeout(2500)
    before = page.traffic.count()[0]
    page.wait_for_timeout(SECONDS * 1000)
    return page.traffic.count()[0] - before


@pytest.mark.alone
@pytest.mark.parametrize("round_trip", [20, 50, 100, 200])
def test_a_page_far_away_receives_as_many_frames_as_one_nearby(start, open_page, round_trip):
    program = start("Buzzy")
    near = open_page(program, viewport=PHONE)
    Game(near).bee_is("at home")
    expected = patches(near)
    near.close()
    page = far(open_page, program, delay=round_trip / 2000, viewport=PHONE)
    Game(page).bee_is("at home")
    seen = patches(page)
    print(f"{seen / SECONDS:.1f} patches a second at {round_trip} ms; {expected / SECONDS:.1f} nearby")
    assert seen >= 0.92 * expected


@pytest.mark.alone
def test_a_flight_far_away_ends_where_it_should_and_the_last_patch_is_shown(start, open_page):
    page = far(open_page, start("Buzzy"), delay=0.1, viewport=PHONE)
    game = Game(page)
    game.bee_is("at home")
    game.press("Flower 1")
    game.bee_is("on flower 1")
    game.press("Flower 2")
    game.bee_is("on flower 2")
    game.is_described("Flower 1", "visited")


@pytest.mark.alone
def test_a_slow_page_far_away_stays_close_to_the_program(start, open_page):
    page = far(open_page, start("Buzzy"), delay=0.05, viewport=PHONE)
    game = Game(page)
    game.bee_is("at home")
    # Each patch takes the page a twentieth of a second.
    page.evaluate("""() => {
        const before = apply;
        apply = (patch) => {
            const end = performance.now() + 50;
            while (performance.now() < end);
            before(patch);
        };
    }""")
    page.wait_for_timeout(4000)
    before = page.traffic.count()[0]
    page.wait_for_timeout(2000)
    # No more than it can show: what is between is skipped.
    assert page.traffic.count()[0] - before <= 2 * 21
    begin = page.evaluate("performance.now()")
    game.press("Flower 1")
    game.bee_is("flying to flower 1")
    delay = page.evaluate("performance.now()") - begin
    print(f"a press is answered after {delay:.0f} ms")
    assert delay < 1500
