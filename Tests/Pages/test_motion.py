"""Motion is smooth, does not flood the connection, and continues after a lost one."""

import json
import time

import pytest
from playwright.sync_api import expect

from conftest import PHONE
from wire import Relay

pytestmark = pytest.mark.alone


def arrived(page, number):
    expect(page.get_by_text(f"Arrived {number}", exact=True)).to_be_visible()


def left(page):
    return page.get_by_role("img", name="Ball").bounding_box()["x"]


def patches(page):
    """The steps of each patch so far."""
    told = map(json.loads, page.traffic.received)
    return [message["steps"] for message in told if message["t"] == "patch"]


def test_sixty_small_patches_a_second(start, open_page):
    page = open_page(start("Ball"))
    arrived(page, 0)
    page.get_by_role("button", name="Roll").click()
    page.wait_for_timeout(300)
    before, begin = len(patches(page)), time.monotonic()
    page.wait_for_timeout(1000)
    sent, seconds = patches(page)[before:], time.monotonic() - begin
    print(f"{len(sent) / seconds:.1f} patches a second")
    assert 45 <= len(sent) / seconds <= 62
    # One element of the drawing moves, and at times its accessibility element.
    assert max(len(steps) for steps in sent) <= 2
    arrived(page, 1)


def test_what_is_spoken_follows_what_moves(start, open_page):
    page = open_page(start("Ball"))
    arrived(page, 0)
    begin = left(page)
    page.get_by_role("button", name="Roll").click()
    places = []
    for _ in range(5):
        page.wait_for_timeout(300)
        places.append(left(page))
    assert begin < places[0] and places == sorted(places) and len(set(places)) == 5
    arrived(page, 1)
    assert left(page) == begin + 300


def test_a_click_is_answered_while_something_moves_for_ever(start, open_page):
    program = start("Ball")
    page = open_page(program)
    page.get_by_role("button", name="Beat").click()
    # The other button is elsewhere then.
    expect(page.get_by_role("button", name="Rest")).to_be_visible()
    page.get_by_role("button", name="Roll").click()
    arrived(page, 1)
    # Both ways of motion cost little.
    cpu, begin = program.cpu(), time.monotonic()
    page.wait_for_timeout(1000)
    share = (program.cpu() - cpu) / (time.monotonic() - begin)
    print(f"{share:.1%} of a processor while one view moves")
    assert share < 0.3
    page.get_by_role("button", name="Rest").click()
    expect(page.get_by_role("button", name="Beat")).to_be_visible()
    page.wait_for_timeout(300)
    traffic = page.traffic.count()
    page.wait_for_timeout(500)
    assert page.traffic.count() == traffic


def test_a_connection_lost_in_mid_flight_comes_back_to_the_same_flight(start, chromium):
    program = start("Ball")
    relay = Relay(program.port)
    page = chromium.new_context(viewport={"width": 390, "height": 844}, bypass_csp=True).new_page()
    page.goto(program.link.replace(str(program.port), str(relay.port)))
    arrived(page, 0)
    begin = left(page)
    page.get_by_role("button", name="Roll").click()
    page.wait_for_timeout(500)
    relay.cut()
    expect(page.get_by_text("Reconnecting…")).to_be_visible()
    seen = left(page)
    assert begin < seen < begin + 300
    page.wait_for_timeout(300)
    # Nothing moves while no page is connected.
    assert left(page) == seen
    relay.is_cut = False
    expect(page.get_by_text("Reconnecting…")).to_be_hidden()
    page.wait_for_timeout(150)
    # The flight has gone on meanwhile, and goes on.
    assert seen + 30 < left(page) < begin + 300
    arrived(page, 1)
    assert left(page) == begin + 300
    page.context.close()


def test_a_page_that_nobody_sees_is_told_nothing_until_it_is_seen(start, open_page):
    page = open_page(start("Ball"))
    arrived(page, 0)
    page.get_by_role("button", name="Roll").click()
    page.evaluate("""() => {
        Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
    }""")
    page.wait_for_timeout(200)
    before = len(patches(page))
    page.wait_for_timeout(500)
    assert len(patches(page)) <= before + 1
    page.evaluate("""() => {
        delete document.hidden;
        document.dispatchEvent(new Event("visibilitychange"));
    }""")
    page.wait_for_timeout(500)
    assert len(patches(page)) > before + 10


def animations(page):
    """The effects that the page animates by itself."""
    return page.evaluate("""() => [...elements.values()].filter((element) => element.animation).map((element) => ({
        state: element.animation.playState, endless: element.animation.effect.getTiming().iterations === Infinity}))""")


def wait_for_endless(page, count):
    """Waits until so many effects go on for ever in the page."""
    end = time.monotonic() + 5
    while (found := [animation["state"] for animation in animations(page) if animation["endless"]]) != ["running"] * count:
        assert time.monotonic() < end, found
        page.wait_for_timeout(50)


def test_the_game_at_rest_sends_nothing_while_the_wings_beat(start, open_page):
    """The page beats them by itself (M197)."""
    page = open_page(start("Buzzy"), viewport=PHONE)
    expect(page.get_by_role("img", name="Bee")).to_have_accessible_description("at home")
    wait_for_endless(page, 2)
    page.wait_for_timeout(1000)
    before = sum(map(len, page.traffic.received))
    bee = page.get_by_role("img", name="Bee").bounding_box()
    looks = set()
    for _ in range(8):
        looks.add(page.screenshot(clip=bee))
        page.wait_for_timeout(37)
    assert len(looks) > 3
    page.wait_for_timeout(2000)
    assert sum(map(len, page.traffic.received)) - before <= 1000


def test_what_the_page_animates_ends_where_the_program_has_it(start, open_page):
    page = open_page(start("Ball"))
    page.get_by_role("button", name="Beat").click()
    wait_for_endless(page, 1)
    page.get_by_role("button", name="Rest").click()
    wait_for_endless(page, 0)


def test_a_page_that_lost_its_connection_goes_on_in_the_middle_of_a_motion(start, open_page):
    """It starts from scratch in another session or continues in its own, and in both the wings beat."""
    program = start("Buzzy")
    page = open_page(program, viewport=PHONE)
    expect(page.get_by_role("img", name="Bee")).to_have_accessible_description("at home")
    wait_for_endless(page, 2)
    page.evaluate("socket.close()")
    page.wait_for_timeout(500)
    assert page.evaluate("isOpen()")
    wait_for_endless(page, 2)
    page.reload()
    wait_for_endless(page, 2)
