"""A page far away: a relay delays each way."""

import pytest

from conftest import PHONE
from test_apps import far
from test_game import Game


def patches(game, flowers):
    """How many patches a second are shown while the bee flies from flower to flower, after a first flight in which the
    program learns the round trip."""
    game.page.evaluate("""() => {
        window.patchTimes = [];
        const before = apply;
        apply = (patch) => { before(patch); patchTimes.push(performance.now()); };
    }""")
    rates = []
    for flower in flowers:
        game.page.evaluate("() => { patchTimes = []; }")
        game.press(f"Flower {flower}")
        game.bee_is(f"on flower {flower}")
        times = game.page.evaluate("patchTimes")
        # The last patches are those of the landing.
        flight = [time for time in times if time <= times[0] + 1500]
        rates.append((len(flight) - 1) / (flight[-1] - flight[0]) * 1000)
    return sum(rates[1:]) / len(rates[1:])


@pytest.mark.alone
@pytest.mark.parametrize("round_trip", [20, 50, 100, 200])
def test_a_page_far_away_receives_as_many_frames_as_one_nearby(start, open_page, round_trip):
    program = start("Buzzy")
    near = Game(open_page(program, viewport=PHONE))
    near.bee_is("at home")
    expected = patches(near, [1, 2, 3, 4])
    near.page.close()
    game = Game(far(open_page, program, delay=round_trip / 2000, viewport=PHONE))
    game.bee_is("at home")
    seen = patches(game, [1, 2, 3, 4])
    print(f"{seen:.1f} patches a second at {round_trip} ms; {expected:.1f} nearby")
    assert seen >= 0.9 * expected


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
    for flower in [1, 2]:
        before = page.traffic.count()[0]
        game.press(f"Flower {flower}")
        game.bee_is(f"on flower {flower}")
    # No more than it can show in a flight and the landing: what is between is skipped.
    assert page.traffic.count()[0] - before <= 60
    game.press("Flower 3")
    game.bee_is("flying to flower 3")
    # Measured in the page: the driver looks only a few times a second.
    delay = game.button("Flower 4").evaluate("""async (flower) => {
        const begin = performance.now();
        flower.click();
        const says = () => document.querySelector('[aria-label="Bee"]').getAttribute("aria-description");
        while (says() !== "flying to flower 4" && performance.now() < begin + 5000) {
            await new Promise((resume) => setTimeout(resume, 5));
        }
        return performance.now() - begin;
    }""")
    game.bee_is("flying to flower 4")
    print(f"a press is answered after {delay:.0f} ms")
    assert delay < 1000
