"""Reads and writes a program's connections byte by byte."""

import base64
import os
import queue
import socket
import struct
import threading
import time

from playwright.sync_api import expect


class Relay:
    """A port that forwards everything to another one, each way after a delay in seconds, and can be disconnected. What it
    loses (`loses`) is neither sent on to the program (`up`) nor to the page (`down`)."""

    def __init__(self, target, delay=0):
        self.target, self.pairs, self.is_cut, self.delay = target, [], False, delay
        self.loses = ""
        self.door = socket.create_server(("127.0.0.1", 0))
        self.port = self.door.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            try:
                near, _ = self.door.accept()
            except OSError:
                return
            if self.is_cut:
                near.close()
                continue
            far = socket.create_connection(("127.0.0.1", self.target))
            self.pairs += [near, far]
            for way in [("up", near, far), ("down", far, near)]:
                threading.Thread(target=self.copy, args=way, daemon=True).start()

    def copy(self, way, source, target):
        waiting = queue.Queue()
        threading.Thread(target=self.send, args=(way, waiting, source, target), daemon=True).start()
        try:
            while data := source.recv(65536):
                waiting.put((time.monotonic() + self.delay, data))
        except OSError:
            pass
        waiting.put((time.monotonic() + self.delay, b""))

    def send(self, way, waiting, source, target):
        try:
            while True:
                due, data = waiting.get()
                time.sleep(max(0, due - time.monotonic()))
                if not data:
                    break
                if way in self.loses.split():
                    continue
                # The program must be named by its own port.
                target.sendall(data.replace(b":%d" % self.port, b":%d" % self.target))
        except OSError:
            pass
        for end in (source, target):
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    def cut(self):
        self.is_cut = True
        for end in self.pairs:
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
        self.pairs = []

    def lose_connection(self, page):
        """Cuts a connection that loses what is sent, waits until the page knows, and lets it connect again."""
        self.cut()
        expect(page.get_by_text("Reconnecting…")).to_be_visible()
        self.loses, self.is_cut = "", False


def ask(program, lines):
    """Sends a request as it stands; returns the socket and the answer's head."""
    connection = socket.create_connection(("127.0.0.1", program.port), timeout=10)
    connection.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
    head = b""
    while b"\r\n\r\n" not in head:
        data = connection.recv(4096)
        if not data:
            break
        head += data
    return connection, head.decode(errors="replace")


def connect(program, token=None, origin=None, tab=None):
    host = f"127.0.0.1:{program.port}"
    query = f"token={program.token if token is None else token}" + (f"&tab={tab}" if tab else "")
    return ask(program, [
        f"GET /live?{query} HTTP/1.1", f"Host: {host}",
        f"Origin: {origin or 'http://' + host}", "Upgrade: websocket", "Connection: Upgrade",
        "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}"])


def frame(payload, opcode=1, last=True, masked=True):
    head = bytes([(0x80 if last else 0) | opcode])
    bit = 0x80 if masked else 0
    if len(payload) < 126:
        head += bytes([bit | len(payload)])
    elif len(payload) < 65536:
        head += bytes([bit | 126]) + struct.pack(">H", len(payload))
    else:
        head += bytes([bit | 127]) + struct.pack(">Q", len(payload))
    mask = os.urandom(4) if masked else b""
    body = bytes(b ^ mask[i & 3] for i, b in enumerate(payload)) if masked else payload
    return head + mask + body


HELLO = b'{"t":"hello","w":390,"h":844,"scale":1}'


def receive(connection):
    """One frame: its opcode and its payload; None where there are no more."""
    def take(count):
        data = b""
        while len(data) < count:
            part = connection.recv(count - len(data))
            if not part:
                raise EOFError
            data += part
        return data
    try:
        first, second = take(2)
        length = second & 127
        if length == 126:
            length = struct.unpack(">H", take(2))[0]
        elif length == 127:
            length = struct.unpack(">Q", take(8))[0]
        return first & 15, take(length)
    except (EOFError, ConnectionError):
        return None


def close_code(connection):
    """The code and the reason with which the program closes."""
    while (got := receive(connection)) is not None:
        if got[0] == 8:
            return struct.unpack(">H", got[1][:2])[0], got[1][2:].decode()
    return None, ""
