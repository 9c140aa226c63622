"""The first ``make play``: serve at once with the rules as plain Python, and again compiled as soon as they are.

Compiling takes about a minute; nobody should wait for it. A page that is open comes back by itself.
"""

import os
import signal
import subprocess
import sys
import time

SERVE = [sys.executable, "-m", "spieltisch", "serve"]
BUILD = ["make", "--no-print-directory", "-s", "build"]


def serve(flags: list[str], pure: bool) -> subprocess.Popen[bytes]:
    variables = os.environ | ({"SPIELTISCH_PURE": "1"} if pure else {})
    return subprocess.Popen([*SERVE, *flags], env=variables)


def main(flags: list[str]) -> int:
    print("The rules run as plain Python while they are being compiled in the background.", flush=True)
    server = serve(flags, pure=True)
    build = subprocess.Popen(BUILD, stdout=subprocess.DEVNULL)
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    try:
        while server.poll() is None and build.poll() is None:
            time.sleep(0.2)
        if server.poll() is None and build.returncode == 0:
            server.send_signal(signal.SIGTERM)
            server.wait()
            print("The rules are compiled now.", flush=True)
            server = serve(flags, pure=False)
        return server.wait()
    except KeyboardInterrupt:
        return server.wait()
    finally:
        build.terminate()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
