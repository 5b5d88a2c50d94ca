"""Serve the built book on this machine only: `make book`."""

import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer


class Handler(SimpleHTTPRequestHandler):
    """Files of the site, without the worker that keeps visited pages for later.

    They are on this machine anyway, and another book may be served here next.
    """

    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def do_GET(self):
        if self.path.endswith("/offline.js"):
            self.send_error(404)
        else:
            super().do_GET()


def server(folder, ports=range(8000, 8020)):
    """A server for ``folder`` on the first of ``ports`` that is free."""
    handler = partial(Handler, directory=folder)
    for port in ports:
        try:
            return ThreadingHTTPServer(("127.0.0.1", port), handler)
        except OSError:  # somebody else listens there
            continue
    sys.exit(
        f"no free port from {ports[0]} to {ports[-1]}; stop a server and try again"
    )


if __name__ == "__main__":
    book = server(sys.argv[1])
    print(
        f"The book: http://localhost:{book.server_port}/   (Ctrl-C stops it)",
        flush=True,
    )
    try:
        book.serve_forever()
    except KeyboardInterrupt:
        print()
