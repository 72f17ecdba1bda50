"""Measures a program with many pages: `python crowd.py PROGRAM PAGES WORKERS [PRESSES_PER_SECOND [SECONDS]]`.

All pages are clients of this one process, which needs processor time too: it is printed beside that of the program. Each
page presses the button of the Counter and waits for the patch with its outcome.
"""

import os
import pathlib
import random
import resource
import selectors
import sys
import time

import wire
from conftest import Program
from test_workers import workers

PRESS = b"".join(wire.frame(b'{"t":"pointer","phase":"%s","kind":"mouse","id":1,"x":195,"y":352}' % phase)
                 for phase in (b"down", b"up"))


def cpu(process):
    """Seconds of processor time so far."""
    fields = pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process):
    """The memory of a process, in MB."""
    return int(pathlib.Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


class Client:
    def __init__(self, program, number, count):
        self.connection, head = wire.connect(program, tab=f"{number % count + 1}-{number}" if count > 1 else str(number))
        assert head.startswith("HTTP/1.1 101"), head
        self.connection.sendall(wire.frame(wire.HELLO))
        self.bytes, self.pressed, self.patches = b"", None, 0

    def frames(self):
        """The frames that have arrived whole."""
        self.bytes += self.connection.recv(1 << 20)
        while len(self.bytes) >= 2:
            length, start = self.bytes[1] & 127, 2
            if length >= 126:
                start = 4 if length == 126 else 10
                if len(self.bytes) < start:
                    return
                length = int.from_bytes(self.bytes[2:start], "big")
            if len(self.bytes) < start + length:
                return
            frame, self.bytes = (self.bytes[0] & 15, self.bytes[start:start + length]), self.bytes[start + length:]
            yield frame

    def receive(self):
        """Answers what has arrived; the time since the press if that was its outcome."""
        latency = None
        for opcode, payload in self.frames():
            if opcode == 9:
                self.connection.sendall(wire.frame(payload, opcode=10))
            assert opcode != 8, payload
            if payload.startswith(b'{"t":"patch"'):
                self.patches += 1
                number = payload[len(b'{"t":"patch","n":'):].split(b",", 1)[0]
                self.connection.sendall(wire.frame(b'{"t":"shown","n":%s}' % number))
                if self.pressed and b"Count " in payload:
                    latency, self.pressed = time.monotonic() - self.pressed, None
        return latency


def measure(name, pages, count, rate, seconds):
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    program = Program(name, "--browser", "--sessions", str(pages), "--workers", str(count))
    try:
        time.sleep(1)
        processes = workers(program) or [program.process.pid]
        selector = selectors.DefaultSelector()
        clients = []

        def turn(wait):
            return [latency for key, _ in selector.select(wait) if (latency := key.data.receive()) is not None]

        begin = time.monotonic()
        for number in range(pages):
            clients.append(Client(program, number, count))
            selector.register(clients[-1].connection, selectors.EVENT_READ, clients[-1])
            turn(0)
        while not all(client.patches for client in clients):
            turn(1)
        opened = time.monotonic() - begin
        opening = sum(map(cpu, processes)) / pages
        settled = time.monotonic() + 2
        while time.monotonic() < settled:
            turn(0.1)
        used, own, router = sum(map(cpu, processes)), time.process_time(), cpu(program.process.pid)
        latencies, sent, skipped = [], 0, 0
        begin = time.monotonic()
        while (now := time.monotonic()) < begin + seconds:
            while sent + skipped < (now - begin) * rate:
                client = random.choice(clients)
                if client.pressed:
                    skipped += 1
                    continue
                client.pressed = time.monotonic()
                client.connection.sendall(PRESS)
                sent += 1
            latencies += turn(0.001)
        last = time.monotonic() + 10
        while any(client.pressed for client in clients) and time.monotonic() < last:
            latencies += turn(0.1)
        used, own = sum(map(cpu, processes)) - used, time.process_time() - own
        latencies.sort()
        at = lambda part: latencies[int(len(latencies) * part)] * 1000
        print(f"{name} pages={pages} workers={count} rate={rate}/s: opened in {opened:.1f} s ({opening * 1000:.1f} ms of a "
              f"core each); {len(latencies)} presses, {sent - len(latencies)} lost, {skipped} skipped; latency median "
              f"{at(0.5):.1f} ms, 95% {at(0.95):.1f} ms, 99% {at(0.99):.1f} ms; {used / len(latencies) * 1000:.2f} ms of a "
              f"core for each press, {used / seconds * 100:.0f}% of a core, client {own / seconds * 100:.0f}%, "
              f"parent {(cpu(program.process.pid) - router) * (count > 1):.2f} s; "
              f"{sum(map(memory, processes)):.0f} MB", flush=True)
    finally:
        program.end()


if __name__ == "__main__":
    name, pages, count, *rest = sys.argv[1:]
    measure(name, int(pages), int(count), float(rest[0]) if rest else 100, float(rest[1]) if rest[1:] else 15)
