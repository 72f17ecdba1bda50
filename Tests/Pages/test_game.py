"""The bee game, played as a user plays it: elements are found by role and label."""

import re

import pytest
from playwright.sync_api import expect

from conftest import PHONE, WIDE
from test_picture import look, share_off, picture
from wire import Relay

SIZES = pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])


class Game:
    """A page of the game, and a user's actions."""

    def __init__(self, page):
        self.page = page
        self.says("Tap a flower, and Buzzy flies there.")

    def button(self, name):
        return self.page.get_by_role("button", name=name, exact=True)

    def says(self, sentence):
        expect(self.page.get_by_role("heading", name=sentence)).to_be_visible()

    def is_described(self, name, words):
        kinds = "(, (poppy|buttercup|daisy))?"
        expect(self.button(name)).to_have_accessible_description(re.compile(f"^{re.escape(words)}{kinds}$"))

    def bee_is(self, words):
        expect(self.page.get_by_role("img", name="Bee")).to_have_accessible_description(words)

    @property
    def field(self):
        return self.page.get_by_role("button", name=re.compile(r"^Flower \d+$"))

    def flowers(self):
        """Their names, as they are read."""
        return [flower.get_attribute("aria-label") for flower in self.field.all()]

    def press(self, name):
        self.button(name).click()

    def play(self, keep):
        """From `keep` flowers to the last sentence, and the first sentence of the next game."""
        while len(self.flowers()) > keep:
            count = len(self.flowers())
            self.press("Remove a flower")
            expect(self.field).to_have_count(count - 1)
        for name in self.flowers():
            self.is_described(name, "full of nectar")
            self.press(name)
            self.bee_is(f"on {name.lower()}")
            self.is_described(name, "visited")
        self.says("Every flower is visited. Bring the nectar home.")
        self.press("Hive")
        self.says("All the honey is home")
        self.is_described("Hive", "1 drop of honey" if keep == 1 else f"{keep} drops of honey")
        self.press("Play again")
        self.says("Tap a flower, and Buzzy flies there.")


class Touched(Game):
    def press(self, name):
        self.button(name).tap()


class Typed(Game):
    """Played with Tab and the space bar alone."""

    def press(self, name):
        for _ in range(20):
            if self.button(name).evaluate("button => button === document.activeElement"):
                return self.page.keyboard.press("Space")
            self.page.evaluate("window.before = document.activeElement")
            self.page.keyboard.press("Tab")
            # The program moves the focus: another Tab before its answer would go one too far.
            self.page.wait_for_function("() => document.activeElement !== before")
        raise AssertionError(f"Tab does not come to {name}")


@pytest.fixture
def open_game(start, open_page):
    def open_game(kind=Game, **options):
        return kind(open_page(start("Buzzy"), **options))

    return open_game


@SIZES
def test_the_game_is_played_to_the_end_with_a_mouse(open_game, size):
    open_game(viewport=size).play(keep=3 if size == PHONE else 1)


def test_the_game_is_played_to_the_end_with_a_finger(open_game):
    open_game(Touched, viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2).play(keep=2)


def test_the_game_is_played_to_the_end_with_the_keyboard(open_game):
    open_game(Typed, viewport=WIDE).play(keep=2)


def test_with_reduced_motion_the_game_rests_between_moves(open_game):
    game = open_game(reduced_motion="reduce")
    game.play(keep=3)
    game.page.wait_for_timeout(300)
    traffic = game.page.traffic.count()
    game.page.wait_for_timeout(700)
    assert game.page.traffic.count() == traffic


def test_a_turned_phone_shows_the_same_game(open_game):
    game = open_game(viewport=PHONE)
    game.press("Flower 2")
    game.page.set_viewport_size({"width": 844, "height": 390})
    game.bee_is("on flower 2")
    game.press("Flower 3")
    game.bee_is("on flower 3")
    game.page.set_viewport_size(PHONE)
    game.is_described("Flower 2", "visited")
    game.bee_is("on flower 3")


def test_the_anchors_are_shown_and_hidden(open_game):
    game = open_game()
    game.press("Show anchors")
    game.press("Hide anchors")
    expect(game.button("Show anchors")).to_be_visible()
    expect(game.page.get_by_role("img", name="Map")).to_be_visible()


@SIZES
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_game_looks_as_the_picture(open_game, tmp_path, size, scheme):
    game = open_game(viewport=size, color_scheme=scheme, reduced_motion="reduce")
    seen, own = look(game.page), picture("Buzzy", size, scheme, tmp_path)
    seen.save(tmp_path / "page.png")
    share = share_off(game.page, seen, own)
    print(f"Buzzy {scheme} {size['width']}x{size['height']}: {share:.3%} off; see {tmp_path}")
    assert share <= 0.01


def test_a_flight_goes_on_after_a_lost_connection(start, chromium):
    program = start("Buzzy")
    relay = Relay(program.port)
    page = chromium.new_context(viewport=PHONE, bypass_csp=True).new_page()
    page.goto(program.link.replace(str(program.port), str(relay.port)))
    game = Game(page)
    game.press("Flower 1")
    game.bee_is("on flower 1")
    game.press("Flower 5")
    game.bee_is("flying to flower 5")
    relay.cut()
    expect(page.get_by_text("Reconnecting…")).to_be_visible()
    game.bee_is("flying to flower 5")
    page.wait_for_timeout(200)
    relay.is_cut = False
    game.bee_is("on flower 5")
    expect(page.get_by_text("Reconnecting…")).to_be_hidden()
    game.is_described("Flower 1", "visited")
    game.press("Hive")
    game.is_described("Hive", "2 drops of honey")
    page.context.close()


def test_two_games_are_two_games(start, open_page):
    program = start("Buzzy")
    one, two = Game(open_page(program)), Game(open_page(program, viewport=WIDE))
    one.press("Flower 1")
    two.press("Flower 2")
    two.press("Plant a flower")
    one.bee_is("on flower 1")
    two.bee_is("on flower 2")
    one.is_described("Flower 2", "full of nectar")
    assert (len(one.flowers()), len(two.flowers())) == (6, 7)


def test_a_page_of_another_origin_has_no_part_in_the_game(start, chromium):
    program, other = start("Buzzy"), start("Counter")
    page = chromium.new_context(bypass_csp=True).new_page()
    page.goto(other.link)
    outcome = page.evaluate("""async ({ live, link }) => {
        const socket = new WebSocket(live);
        const opened = await new Promise((done) => {
            socket.onopen = () => done("open");
            socket.onerror = () => done("refused");
        });
        const read = await fetch(link).then(() => "read", () => "refused");
        const sent = await fetch(link, { mode: "no-cors" }).then((answer) => answer.type, () => "refused");
        return [opened, read, sent];
    }""", {"live": f"ws://127.0.0.1:{program.port}/live?token={program.token}", "link": program.link})
    assert outcome[:2] == ["refused", "refused"]
    page.context.close()
    assert program.complaints().count("the request comes from another site") >= 2
