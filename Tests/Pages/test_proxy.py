"""A program behind Debian's nginx, which speaks TLS, and two processes of one behind it."""

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

NGINX = shutil.which("nginx", path=os.environ.get("PATH", "") + ":/usr/sbin")

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


@pytest.fixture
def two_processes(tmp_path):
    """nginx before two processes of one program with one file for their token."""
    port, first, second = free_port(), free_port(), free_port()
    (tmp_path / "nginx.conf").write_text(STICKY.format(folder=tmp_path, port=port, first=first, second=second))
    programs = [
        subprocess.Popen(
            [BIN / "Counter", "--port", str(target), "--public-url", f"http://127.0.0.1:{port}",
             "--token", tmp_path / "token"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for target in (first, second)]
    links = [program.stdout.readline().strip() for program in programs]
    proxy = subprocess.Popen([NGINX, "-c", tmp_path / "nginx.conf", "-e", tmp_path / "errors"])
    waits_until_open(port)

    class Both:
        process, processes = programs[0], programs

    Both.links, Both.link, Both.port, Both.token = links, links[0], port, links[0].split("token=")[1]
    yield Both
    proxy.terminate()
    proxy.wait(10)
    for program in programs:
        program.kill()
        program.wait()


def count_of_pages(process):
    """The connections of pages that a process has: those to nginx that stay open."""
    files = [os.readlink(entry) for entry in pathlib.Path(f"/proc/{process.pid}/fd").iterdir()]
    return sum(name.startswith("socket:") for name in files)


@pytest.mark.skipif(NGINX is None, reason="nginx is not installed")
def test_two_processes_behind_nginx_have_one_address_and_share_the_pages(two_processes):
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


@pytest.mark.skipif(NGINX is None, reason="nginx is not installed")
def test_behind_nginx_a_page_whose_process_has_ended_goes_on_in_the_other(two_processes, chromium):
    context = chromium.new_context()
    page = context.new_page()
    names = []
    page.on("websocket", lambda opened: names.append(re.search("tab=([^&]*)", opened.url)[1]))
    page.goto(two_processes.link)
    page.get_by_role("button", name="Add one").click()
    expect(page.get_by_text("Count 1", exact=True)).to_be_visible()
    page.reload()
    expect(page.get_by_text("Count 0", exact=True)).to_be_visible()
    assert len(names) == 2 and len(set(names)) == 1
    page.get_by_role("button", name="Add one").click()
    expect(page.get_by_text("Count 1", exact=True)).to_be_visible()
    counts = [count_of_pages(process) for process in two_processes.processes]
    two_processes.processes[counts.index(max(counts))].terminate()
    expect(page.get_by_text("The session was lost: the page starts from scratch.")).to_be_visible(timeout=15000)
    expect(page.get_by_text("Count 0", exact=True)).to_be_visible()
    page.get_by_role("button", name="Add one").click()
    expect(page.get_by_text("Count 1", exact=True)).to_be_visible()
    context.close()


@pytest.mark.skipif(NGINX is None, reason="nginx is not installed")
def test_a_page_works_behind_nginx_with_tls(chromium, tmp_path):
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost",
         "-keyout", tmp_path / "key.pem", "-out", tmp_path / "cert.pem"], check=True, capture_output=True)
    port, target = free_port(), free_port()
    (tmp_path / "nginx.conf").write_text(CONFIGURATION.format(folder=tmp_path, port=port, target=target))
    program = subprocess.Popen(
        [BIN / "Counter", "--port", str(target), "--public-url", f"https://localhost:{port}"],
        stdout=subprocess.PIPE, text=True)
    link = program.stdout.readline().strip()
    proxy = subprocess.Popen([NGINX, "-c", tmp_path / "nginx.conf", "-e", tmp_path / "errors"])
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
        proxy.terminate()
        proxy.wait(10)
        program.kill()
        program.wait()
