#!/usr/bin/env python3
"""Tests what BenchExec is told about Heddle, with BenchExec if it is installed and with a stand-in for what is used of it if not.

usage: contrib/benchexec/test_heddle.py
"""

import sys
import types
import unittest
from collections import namedtuple
from pathlib import Path

sys.dont_write_bytecode = True
try:
    import benchexec.tools.template
except ImportError:
    names = ["benchexec", "benchexec.result", "benchexec.tools", "benchexec.tools.template"]
    modules = {name: types.ModuleType(name) for name in names}
    for name, module in modules.items():
        parent, _, last = name.rpartition(".")
        if parent:
            setattr(modules[parent], last, module)
    modules["benchexec.result"].RESULT_TRUE_PROP = "true"
    modules["benchexec.result"].RESULT_FALSE_PROP = "false"
    modules["benchexec.result"].RESULT_UNKNOWN = "unknown"
    modules["benchexec.result"].RESULT_ERROR = "ERROR"
    modules["benchexec.tools.template"].BaseTool2 = object
    modules["benchexec.tools.template"].UnsupportedFeatureException = type("Unsupported", (Exception,), {})
    sys.modules.update(modules)
    import benchexec.tools.template

sys.path.insert(0, str(Path(__file__).resolve().parent))
import heddle

Task = namedtuple("Task", "property_file options input_files_or_identifier")
ExitCode = namedtuple("ExitCode", "value signal")
Run = namedtuple("Run", "exit_code output was_timeout")


def command(options=(), property_file=None, task_options=None, files=("a.c",)):
    return heddle.Tool().cmdline("heddle", list(options), Task(property_file, task_options, files), None)


def answer(code, *lines, signal=None, timeout=False):
    return heddle.Tool().determine_result(Run(ExitCode(code, signal), list(lines), timeout))


class CommandLine(unittest.TestCase):
    def test_the_task_decides(self):
        self.assertEqual(command(), ["heddle", "check", "a.c"])
        asked = command(["--jobs", "2"], "p.prp", {"language": "C", "data_model": "ILP32"}, ("a.i", "b.i"))
        expected = "heddle check --jobs 2 --property-file p.prp --data-model ILP32 a.i b.i"
        self.assertEqual(asked, expected.split())

    def test_what_is_not_supported_is_said(self):
        for options in ({"language": "Java"}, {"language": "C", "data_model": "LLP64"}):
            with self.assertRaises(benchexec.tools.template.UnsupportedFeatureException):
                command(task_options=options)


class Answers(unittest.TestCase):
    def test_the_last_line_answers(self):
        self.assertEqual(answer(0, "a.c: holds: no violation in any execution\n", "true\n", "\n"), "true")
        for name in heddle.PROPERTIES:
            self.assertEqual(answer(10, "a.c:3:5: violated\n", f"false({name})\n"), f"false({name})")
        self.assertEqual(answer(5, "unknown (a loop was cut (a.c:3:5))"), "unknown")

    def test_limits_are_told_apart(self):
        self.assertEqual(answer(5, "unknown (the time given was used up)"), "TIMEOUT")
        self.assertEqual(answer(5, "unknown (the memory given was used up)"), "OUT OF MEMORY")
        self.assertEqual(answer(0, "true", timeout=True), "TIMEOUT")
        self.assertEqual(answer(None, signal=9), "KILLED BY SIGNAL 9")

    def test_what_does_not_fit_is_an_error(self):
        self.assertEqual(answer(2, "true"), "ERROR (bad usage or bad input)")
        self.assertEqual(answer(6), "ERROR (a bug in Heddle)")
        for code, line in [(0, "false(unreach-call)"), (10, "true"), (10, "false(assert)"), (5, "true"), (0, "")]:
            self.assertEqual(answer(code, line), f"ERROR (no answer, exit code {code})")


if __name__ == "__main__":
    unittest.main()
