"""Uses a program at random for long: `python soak.py PROGRAM [PAGES [SECONDS [ACTS_PER_SECOND [SEED]]]]`.

Each page taps, drags, types, presses keys, is resized, turned dark, and now and then left and opened again, all at random. Each
minute a line says how much memory the program has and how much processor time an act takes. Ends with 1 if the program ended, if a
page got no answer, or if memory or time grew: the last third against the second.
"""

import json
import random
import selectors
import sys
import time

import wire
from conftest import Program
from crowd import Client, cpu, memory

KEYS = ["Tab", "Enter", " ", "Escape", "ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight", "Backspace", "a", "b"]


def message(**fields):
    return wire.frame(json.dumps(fields).encode())


def pointer(phase, x, y, kind):
    return message(t="pointer", phase=phase, kind=kind, id=1, x=x, y=y, ms=int(time.monotonic() * 1000))


def act(chance):
    """The messages of something that a person does."""
    x, y, kind = chance.randrange(390), chance.randrange(844), chance.choice(["mouse", "touch"])
    what = chance.random()
    if what < 0.5:
        return [pointer("down", x, y, kind), pointer("up", x, y, kind)]
    if what < 0.75:
        dx, dy = chance.choice([(-90, 0), (90, 0), (0, -200), (0, 200), (-30, 60)])
        steps = [pointer("move", x + dx * i / 4, y + dy * i / 4, kind) for i in range(1, 5)]
        return [pointer("down", x, y, kind), *steps, pointer("up", x + dx, y + dy, kind)]
    if what < 0.9:
        key = chance.choice(KEYS)
        return [message(t="key", phase=phase, key=key) for phase in ("down", "up")]
    if what < 0.95:
        return [message(t="scroll", x=x, y=y, dx=0, dy=chance.choice([-300, 300]))]
    size = chance.choice([(390, 844), (844, 390), (1024, 768), (320, 480)])
    return [message(t="window", w=size[0], h=size[1], scale=chance.choice([1, 2]), dark=chance.random() < 0.5, rtl=chance.random() < 0.2)]


def soak(name, pages=50, seconds=3600, rate=20, seed=1):
    chance, program = random.Random(seed), Program(name, "--browser", "--sessions", str(pages * 2))
    selector, clients, figures = selectors.DefaultSelector(), {}, []

    def join(number):
        clients[number] = Client(program, f"{seed}-{time.monotonic_ns()}", 1)
        selector.register(clients[number].connection, selectors.EVENT_READ, clients[number])

    def leave(number):
        selector.unregister(clients[number].connection)
        clients.pop(number).connection.close()

    def turn(wait):
        for key, _ in selector.select(wait):
            key.data.receive()

    try:
        for number in range(pages):
            join(number)
            turn(0.01)
        begin = minute = time.monotonic()
        acts, used = 0, cpu(program.process.pid)
        all_acts = 0
        while (now := time.monotonic()) < begin + seconds:
            while all_acts < (now - begin) * rate:
                number = chance.randrange(pages)
                if chance.random() < 0.01:
                    leave(number)
                    join(number)
                else:
                    for part in act(chance):
                        clients[number].connection.sendall(part)
                acts, all_acts = acts + 1, all_acts + 1
            turn(0.02)
            assert program.process.poll() is None, program.complaints(0.2)[-3000:]
            if now > minute + 60:
                total = cpu(program.process.pid)
                figures.append((memory(program.process.pid), (total - used) * 1000 / acts))
                print(f"{(now - begin) / 60:.0f} min: {figures[-1][0]:.0f} MB, {figures[-1][1]:.2f} ms an act", flush=True)
                minute, acts, used = now, 0, total
        silent = [number for number, client in clients.items() if not client.patches]
        assert not silent, f"no answer for {silent}"
        third = len(figures) // 3
        if third:
            for index, what in enumerate(["memory", "time"]):
                before, after = (sorted(f[index] for f in part)[third // 2] for part in (figures[third:2 * third], figures[-third:]))
                print(f"{what}: {before:.2f} in the second third, {after:.2f} in the last", flush=True)
                assert after < before * 1.2, what
    finally:
        program.end()


if __name__ == "__main__":
    name, *rest = sys.argv[1:]
    soak(name, *(int(word) for word in rest))
