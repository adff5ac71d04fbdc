"""What native-tests and csmith share: compiling, running with limits, and naming how two runs differ.

A run ends in one of these ways, and only the first is a pass:

  same        the same standard output and exit code as the native program
  different   another output or exit code
  undefined   heddle reports undefined behaviour (exit code 10)
  unknown     heddle gives up: a limit, a missing function, an unsupported feature (exit code 5)
  timeout     it took longer than allowed
  refused     heddle calls the input bad (exit code 2)
  broken      a bug in heddle, or it died
"""

import concurrent.futures
import os
import pathlib
import shutil
import signal
import subprocess
import sys
from typing import NamedTuple

TOP = pathlib.Path(__file__).resolve().parent.parent
KINDS = ["same", "different", "undefined", "unknown", "timeout", "refused", "broken"]
EXIT_KINDS = {10: "undefined", 5: "unknown", 2: "refused", 6: "broken"}

# Without SSE, clang computes 32-bit programs with the extra precision of the x87, which LLVM IR does not have.
NATIVE_32 = ["-m32", "-msse2", "-mfpmath=sse"]


class Outcome(NamedTuple):
    """How a process ended. A signal is what a shell makes of it; a code of None is a timeout."""

    code: int | None
    stdout: bytes
    stderr: str


class Finding(NamedTuple):
    """One comparison: its kind from KINDS, what was compared, and why it is not the same."""

    kind: str
    name: str
    detail: str


def run(command, stdin=b"", seconds=60, cwd=None):
    """Runs a command, for so many seconds at most."""
    try:
        done = subprocess.run(command, input=stdin, capture_output=True, timeout=seconds, cwd=cwd, check=False)
    except subprocess.TimeoutExpired as expired:
        return Outcome(None, expired.stdout or b"", "")
    code = done.returncode if done.returncode >= 0 else 128 - done.returncode
    return Outcome(code, done.stdout, done.stderr.decode(errors="replace"))


def run_counted(command, stdin=b"", seconds=60):
    """Runs a command, for so many whole seconds of the processor at most, so that its end does not depend on what else runs."""
    done = run(["prlimit", f"--cpu={seconds}", *command], stdin, 60 * seconds)
    used_up = done.code in (128 + signal.SIGXCPU, 128 + signal.SIGKILL)
    return done._replace(code=None) if used_up else done


def find_clang():
    """The clang to compile C with: LLVM 19's, or else the one on PATH."""
    for name in ["clang-19", "clang"]:
        if shutil.which(name):
            return name
    sys.exit("clang is missing: run scripts/setup test")


def find_heddle(given):
    """The heddle to test: the one that was named, or a fresh release build."""
    if given:
        return str(pathlib.Path(given).resolve())
    build = ["cargo", "build", "--quiet", "--release", "--package", "heddle"]
    if subprocess.run(build, cwd=TOP, check=False).returncode != 0:
        sys.exit("heddle does not build")
    target = os.environ.get("CARGO_TARGET_DIR", TOP / "target")
    return str(TOP / target / "release" / "heddle")


def compare(name, native, ours):
    """What heddle's outcome is beside the native one."""
    if ours.code is None:
        return Finding("timeout", name, "")
    if (ours.code, ours.stdout) == (native.code, native.stdout):
        return Finding("same", name, "")
    kind = EXIT_KINDS.get(ours.code, "different")
    if kind == "different" and "panicked" in ours.stderr:
        kind = "broken"
    why = next((line for line in ours.stderr.splitlines() if "error" in line or "unknown" in line), "")
    if not why and ours.code != native.code:
        why = f"exit code {ours.code}, natively {native.code}"
    return Finding(kind, name, why.strip() or first_difference(native.stdout, ours.stdout))


def first_difference(wanted, got):
    """The first line in which two outputs differ."""
    wanted, got = wanted.split(b"\n"), got.split(b"\n")
    for number in range(max(len(wanted), len(got))):
        pair = [lines[number] if number < len(lines) else b"(nothing)" for lines in (wanted, got)]
        if pair[0] != pair[1]:
            return f"line {number + 1}: natively {pair[0].decode(errors='replace')!r}, here {pair[1].decode(errors='replace')!r}"
    return "the same output"


def in_parallel(jobs, work, items):
    """Calls work on every item, and yields the answers in the order of the items."""
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        yield from pool.map(work, items)


def summarise(findings):
    """Prints what is not the same, and a count of each kind; returns the exit code."""
    counts = dict.fromkeys(KINDS, 0)
    for kind, name, detail in findings:
        counts[kind] += 1
        if kind != "same":
            print(f"{kind:10} {name}{': ' if detail else ''}{detail}", flush=True)
    print(", ".join(f"{count} {kind}" for kind, count in counts.items() if count) or "nothing was compared")
    return 0 if counts["same"] and counts["same"] == sum(counts.values()) else 1
