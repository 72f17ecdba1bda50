"""A program behind Debian's nginx, which speaks TLS."""

import os
import shutil
import socket
import subprocess
import time

import pytest
from playwright.sync_api import expect

from conftest import BIN

NGINX = shutil.which("nginx", path=os.environ.get("PATH", "") + ":/usr/sbin")

CONFIGURATION = """
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


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as door:
        return door.getsockname()[1]


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
        for _ in range(100):
            try:
                socket.create_connection(("127.0.0.1", port)).close()
                break
            except OSError:
                time.sleep(0.05)
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
