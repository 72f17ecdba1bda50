"""Drives Debian's Firefox by WebDriver BiDi: Playwright has no Firefox but its own."""

import base64
import json
import pathlib
import re
import select
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.parse

import wire

BINARY = shutil.which("firefox-esr")
# Nothing is fetched, asked or animated but what the page does.
PREFERENCES = {
    "app.update.auto": False, "browser.shell.checkDefaultBrowser": False, "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False, "browser.aboutwelcome.enabled": False, "remote.active-protocols": 1,
    "network.captive-portal-service.enabled": False, "network.connectivity-service.enabled": False,
    "extensions.update.enabled": False, "browser.safebrowsing.downloads.remote.enabled": False,
    "services.settings.server": "data:,", "toolkit.cosmeticAnimations.enabled": False,
}


class Firefox:
    """A browser without windows on a screen; `scale` is the number of pixels for each point, in which it lays out."""

    def __init__(self, scale=1):
        self.profile = tempfile.mkdtemp(prefix="waggle-firefox-")
        wanted = PREFERENCES | {"layout.css.devPixelsPerPx": str(float(scale))}
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in wanted.items()]
        pathlib.Path(self.profile, "user.js").write_text("".join(lines))
        self.process = subprocess.Popen(
            [BINARY, "--headless", "--no-remote", "--remote-debugging-port=0", "--profile", self.profile],
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        self.count, self.errors, self.connection = 0, [], None
        try:
            self.connect(self.port())
        except BaseException:
            self.end()
            raise

    def port(self):
        """The port of its door, which it writes."""
        text, end = b"", time.monotonic() + 30
        while time.monotonic() < end and select.select([self.process.stderr], [], [], 1)[0] is not None:
            if select.select([self.process.stderr], [], [], 0)[0]:
                text += self.process.stderr.read1(4096)
            if found := re.search(rb"BiDi listening on ws://127\.0\.0\.1:(\d+)", text):
                return int(found[1])
        raise AssertionError(f"Firefox does not listen: {text.decode(errors='replace')}")

    def connect(self, port):
        self.connection = socket.create_connection(("127.0.0.1", port), timeout=30)
        lines = [
            "GET /session HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket", "Connection: Upgrade",
            "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {base64.b64encode(b'waggle in a fox!').decode()}"]
        self.connection.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.connection.recv(1)
        assert b" 101 " in head, head
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])

    def ask(self, method, **parameters):
        """A command's result."""
        self.count += 1
        self.connection.sendall(wire.frame(json.dumps({"id": self.count, "method": method, "params": parameters}).encode()))
        while True:
            message = self.receive()
            if message.get("id") == self.count:
                assert message["type"] == "success", message
                return message["result"]

    def receive(self):
        got = wire.receive(self.connection)
        assert got is not None, "Firefox has closed the connection"
        if got[0] != 1:
            return {}
        message = json.loads(got[1])
        if message.get("method") == "log.entryAdded" and message["params"]["level"] == "error":
            self.errors.append(message["params"]["text"])
        return message

    def open(self, address, width=390, height=844):
        """A new page of that size."""
        context = self.ask("browsingContext.create", type="tab")["context"]
        page = Page(self, context)
        page.resize(width, height)
        self.ask("browsingContext.navigate", context=context, url=address, wait="complete")
        return page

    def end(self):
        if self.connection is not None:
            self.connection.close()
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)


class Page:
    """A page in Firefox."""

    def __init__(self, firefox, context):
        self.firefox, self.context = firefox, context

    def ask(self, method, **parameters):
        return self.firefox.ask(method, context=self.context, **parameters)

    def resize(self, width, height):
        self.ask("browsingContext.setViewport", viewport={"width": width, "height": height})

    def evaluate(self, expression):
        """The value of an expression, as JSON carries it; a promise is waited for."""
        answer = self.firefox.ask(
            "script.evaluate", target={"context": self.context}, awaitPromise=True,
            expression=f"(async () => JSON.stringify(await ({expression})) ?? 'null')()")
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"])

    def until(self, expression, seconds=10):
        """Waits until an expression is true; returns its value."""
        end = time.monotonic() + seconds
        while not (value := self.evaluate(expression)):
            assert time.monotonic() < end, expression
            time.sleep(0.03)
        return value

    def act(self, kind, *actions, **more):
        self.ask("input.performActions", actions=[{"type": kind, "id": kind, "actions": list(actions), **more}])

    def click(self, x, y):
        self.act(
            "pointer", {"type": "pointerMove", "x": round(x), "y": round(y)}, {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0}, parameters={"pointerType": "mouse"})

    def wheel(self, x, y, dx, dy):
        self.act("wheel", {"type": "scroll", "x": x, "y": y, "deltaX": dx, "deltaY": dy})

    def press(self, key):
        self.act("key", {"type": "keyDown", "value": key}, {"type": "keyUp", "value": key})

    def type(self, text):
        keys = [{"type": kind, "value": letter} for letter in text for kind in ("keyDown", "keyUp")]
        self.act("key", *keys)

    def named(self, label, roles="input, textarea, button, [role=switch], [role=option], [role=listitem]"):
        """An expression for the element with a label."""
        return (f"[...document.querySelectorAll({json.dumps(roles)})]"
                f".find((e) => (e.getAttribute('aria-label') ?? e.textContent) === {json.dumps(label)})")

    def press_on(self, label):
        """Clicks the middle of the element with a label, when there is one that is enabled and has come to rest."""
        element = self.named(label)
        self.until(f"{element} && !{element}.disabled && {element}.ariaDisabled !== 'true'")
        middle = f"(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])({element}.getBoundingClientRect())"
        self.until(f"""(async () => {{
            const before = String({middle});
            await new Promise((done) => setTimeout(done, 150));
            return before === String({middle});
        }})()""")
        self.click(*self.evaluate(middle))

    def says(self, text):
        """Waits until an element has this text."""
        self.until(f"[...document.querySelectorAll('#accessibility *, .region *')].some((e) => e.textContent === {json.dumps(text)})")

    def close(self):
        self.ask("browsingContext.close")

    def screenshot(self, path):
        pathlib.Path(path).write_bytes(base64.b64decode(self.ask("browsingContext.captureScreenshot")["data"]))
