"""Serve the built book on this machine only: `make book`."""

import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer


def server(folder, ports=range(8000, 8020)):
    """A server for ``folder`` on the first of ``ports`` that is free."""
    handler = partial(SimpleHTTPRequestHandler, directory=folder)
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
