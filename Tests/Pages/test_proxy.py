"""A program behind Debian's nginx and HAProxy, which speak TLS, and two processes of one behind each of them."""

import os
import pathlib
import re
import shutil
import socket
import subprocess
import time

import pytest
from playwright.sync_api import expect

import wire
from conftest import BIN
from test_workers import Page

PATHS = os.environ.get("PATH", "") + ":/usr/sbin"
NGINX = shutil.which("nginx", path=PATHS)
HAPROXY = shutil.which("haproxy", path=PATHS)

HEAD = """
daemon off;
worker_processes 1;
pid {folder}/pid;
error_log {folder}/errors;
events {{}}
http {{
  access_log off;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
"""

CONFIGURATION = HEAD + """
  server {{
    listen 127.0.0.1:{port} ssl;
    ssl_certificate {folder}/cert.pem;
    ssl_certificate_key {folder}/key.pem;
    location / {{
      proxy_pass http://127.0.0.1:{target};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection "upgrade";
      proxy_read_timeout 90s;
    }}
  }}
}}
"""


# Two processes, as Docs/browser.md has them.
STICKY = HEAD + """
  upstream bees {{
    hash $arg_tab consistent;
    server 127.0.0.1:{first};
    server 127.0.0.1:{second};
  }}
  server {{
    listen 127.0.0.1:{port};
    location / {{
      proxy_pass http://bees;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection "upgrade";
      proxy_read_timeout 90s;
    }}
  }}
}}
"""

# The same for HAProxy.
BALANCED = """
defaults
  mode http
  timeout connect 5s
  timeout client 90s
  timeout server 90s
  timeout tunnel 90s
frontend web
  bind 127.0.0.1:{port}{tls}
  default_backend bees
backend bees
  balance url_param tab
  hash-type consistent
  option redispatch
  server one 127.0.0.1:{first} check
  server two 127.0.0.1:{second} check
"""


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as door:
        return door.getsockname()[1]


def waits_until_open(port):
    for _ in range(100):
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            time.sleep(0.05)
    raise AssertionError(port)


def proxy(kind, folder, configuration, **values):
    """A command that runs nginx or HAProxy."""
    (folder / "proxy.conf").write_text(configuration.format(folder=folder, **values))
    if kind == "haproxy":
        return [HAPROXY, "-db", "-q", "-f", folder / "proxy.conf"]
    return [NGINX, "-c", folder / "proxy.conf", "-e", folder / "errors"]


PROXIES = [pytest.param(kind, marks=pytest.mark.skipif(path is None, reason=f"{kind} is not installed"))
           for kind, path in [("nginx", NGINX), ("haproxy", HAPROXY)]]


@pytest.fixture(params=PROXIES)
def two_processes(request, tmp_path):
    """A proxy before two processes of one program with one file for their token."""
    port, first, second = free_port(), free_port(), free_port()
    command = proxy(
        request.param, tmp_path, BALANCED if request.param == "haproxy" else STICKY, port=port, first=first, second=second,
        tls="")
    programs = [
        subprocess.Popen(
            [BIN / "Counter", "--port", str(target), "--public-url", f"http://127.0.0.1:{port}",
             "--token", tmp_path / "token"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for target in (first, second)]
    links = [program.stdout.readline().strip() for program in programs]
    before = subprocess.Popen(command)
    waits_until_open(port)

    class Both:
        process, processes = programs[0], programs

    Both.links, Both.link, Both.port, Both.token = links, links[0], port, links[0].split("token=")[1]
    yield Both
    before.terminate()
    before.wait(10)
    for program in programs:
        program.kill()
        program.wait()


def count_of_pages(process):
    """The sockets that a process has, but for those of files and of HAProxy's checks, which are closed at once."""
    counts = []
    for _ in range(10):
        files = []
        for entry in pathlib.Path(f"/proc/{process.pid}/fd").iterdir():
            try:
                files.append(os.readlink(entry))
            except OSError:
                pass
        counts.append(sum(name.startswith("socket:") for name in files))
        time.sleep(0.01)
    return min(counts)


def test_two_processes_behind_a_proxy_have_one_address_and_share_the_pages(two_processes):
    assert two_processes.links[0] == two_processes.links[1]
    before = [count_of_pages(process) for process in two_processes.processes]
    pages = [Page(two_processes, tab=f"tab-{number}") for number in range(24)]
    shares = [count_of_pages(process) - count for process, count in zip(two_processes.processes, before)]
    assert sum(shares) == 24 and min(shares) >= 3, shares
    for page in pages:
        session = page.session
        assert b'"patch"' in wire.receive(page.connection)[1]
        page.connection.close()
        page.connect()
        assert page.session == session and not page.is_fresh


def process_of_page(page, processes):
    """The process that works when a button of the page is pressed."""
    before = [ticks(process) for process in processes]
    for count in range(1, 400):
        page.get_by_role("button", name="Add one").click()
        expect(page.get_by_text(f"Count {count}", exact=True)).to_be_visible()
        spent = [ticks(process) - start for process, start in zip(processes, before)]
        if abs(spent[0] - spent[1]) >= 5:
            return processes[spent.index(max(spent))]
    raise AssertionError(spent)


def ticks(process):
    """The processor time of a process, in hundredths of a second."""
    fields = pathlib.Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return int(fields[11]) + int(fields[12])


def test_behind_a_proxy_a_page_whose_process_has_ended_goes_on_in_the_other(two_processes, chromium):
    context = chromium.new_context()
    page = context.new_page()
    names = []
    page.on("websocket", lambda opened: names.append(re.search("tab=([^&]*)", opened.url)[1]))
    page.goto(two_processes.link)
    page.get_by_role("button", name="Add one").click()
    expect(page.get_by_text("Count 1", exact=True)).to_be_visible()
    page.goto("about:blank")
    page.goto(two_processes.link)
    expect(page.get_by_text("Count 0", exact=True)).to_be_visible()
    assert len(names) == 2 and len(set(names)) == 1
    process_of_page(page, two_processes.processes).terminate()
    expect(page.get_by_text("The session was lost: the page starts from scratch.")).to_be_visible(timeout=15000)
    expect(page.get_by_text("Count 0", exact=True)).to_be_visible()
    page.get_by_role("button", name="Add one").click()
    expect(page.get_by_text("Count 1", exact=True)).to_be_visible()
    context.close()


@pytest.mark.parametrize("kind", PROXIES)
def test_a_page_works_behind_a_proxy_with_tls(chromium, tmp_path, kind):
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost",
         "-keyout", tmp_path / "key.pem", "-out", tmp_path / "cert.pem"], check=True, capture_output=True)
    (tmp_path / "both.pem").write_text((tmp_path / "cert.pem").read_text() + (tmp_path / "key.pem").read_text())
    port, target = free_port(), free_port()
    if kind == "haproxy":
        # The second process does not run.
        command = proxy(
            kind, tmp_path, BALANCED, port=port, first=target, second=free_port(), tls=f" ssl crt {tmp_path}/both.pem")
    else:
        command = proxy(kind, tmp_path, CONFIGURATION, port=port, target=target)
    program = subprocess.Popen(
        [BIN / "Counter", "--port", str(target), "--public-url", f"https://localhost:{port}"],
        stdout=subprocess.PIPE, text=True)
    link = program.stdout.readline().strip()
    before = subprocess.Popen(command)
    context = chromium.new_context(ignore_https_errors=True)
    try:
        assert link.startswith(f"https://localhost:{port}/?token=")
        waits_until_open(port)
        page = context.new_page()
        sockets = []
        page.on("websocket", lambda opened: sockets.append(opened.url))
        page.goto(link)
        page.get_by_role("button", name="Add one").click()
        expect(page.get_by_text("Count 1", exact=True)).to_be_visible()
        assert all(url.startswith(f"wss://localhost:{port}/live?") for url in sockets) and sockets
    finally:
        context.close()
        before.terminate()
        before.wait(10)
        program.kill()
        program.wait()


# Without the lines for upgrades.
BLOCKING = HEAD + """
  server {{
    listen 127.0.0.1:{port};
    location / {{
      proxy_pass http://127.0.0.1:{target};
      proxy_set_header Host $http_host;
    }}
  }}
}}
"""


@pytest.mark.skipif(NGINX is None, reason="nginx is not installed")
def test_a_page_behind_a_proxy_that_drops_upgrades_says_what_is_wrong(chromium, tmp_path):
    port, target = free_port(), free_port()
    command = proxy("nginx", tmp_path, BLOCKING, port=port, target=target)
    program = subprocess.Popen(
        [BIN / "Counter", "--port", str(target), "--public-url", f"http://127.0.0.1:{port}"],
        stdout=subprocess.PIPE, text=True)
    link = program.stdout.readline().strip()
    before = subprocess.Popen(command)
    context = chromium.new_context()
    try:
        waits_until_open(port)
        page = context.new_page()
        page.goto(link)
        expect(page.get_by_text("No connection: a proxy must let WebSocket upgrades through.")).to_be_visible()
    finally:
        context.close()
        before.terminate()
        before.wait(10)
        program.kill()
        program.wait()
