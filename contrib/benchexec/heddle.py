"""BenchExec runs Heddle: https://github.com/sosy-lab/benchexec

Heddle answers with its last line when it is given a property file: `true`, `false(unreach-call)`, `unknown (why)`. The exit code says the same: 0 holds, 10 violated, 5 unknown,
2 bad usage or bad input, 6 a bug in Heddle.
"""

import benchexec.result as result
import benchexec.tools.template

PROPERTIES = (
    "unreach-call",
    "valid-deref",
    "valid-free",
    "valid-memtrack",
    "valid-memcleanup",
    "no-overflow",
    "no-data-race",
    "no-deadlock",
)


class Tool(benchexec.tools.template.BaseTool2):
    """What BenchExec has to know about Heddle."""

    def executable(self, tool_locator):
        return tool_locator.find_executable("heddle", subdir="bin")

    def name(self):
        return "Heddle"

    def version(self, executable):
        return self._version_from_tool(executable, line_prefix="heddle")

    def cmdline(self, executable, options, task, rlimits):
        command = [executable, "check", *options]
        if task.property_file:
            command += ["--property-file", task.property_file]
        if isinstance(task.options, dict):
            language = task.options.get("language", "C")
            if language != "C":
                raise benchexec.tools.template.UnsupportedFeatureException(
                    f"Heddle checks programs in C here, not in {language}"
                )
            model = task.options.get("data_model")
            if model in ("ILP32", "LP64"):
                command += ["--data-model", model]
            elif model is not None:
                raise benchexec.tools.template.UnsupportedFeatureException(
                    f"Heddle knows the data models ILP32 and LP64, not {model}"
                )
        return command + list(task.input_files_or_identifier)

    def determine_result(self, run):
        # What was printed before a limit ended the process is no answer.
        if run.was_timeout:
            return "TIMEOUT"
        if run.exit_code.signal is not None:
            return f"KILLED BY SIGNAL {run.exit_code.signal}"
        code = run.exit_code.value
        if code == 2:
            return f"{result.RESULT_ERROR} (bad usage or bad input)"
        if code == 6:
            return f"{result.RESULT_ERROR} (a bug in Heddle)"
        last = next((line.strip() for line in reversed(list(run.output)) if line.strip()), "")
        if code == 0 and last == "true":
            return result.RESULT_TRUE_PROP
        if code == 10 and last.startswith("false(") and last.endswith(")"):
            violated = last[len("false(") : -1]
            if violated in PROPERTIES:
                return f"{result.RESULT_FALSE_PROP}({violated})"
        if code == 5 and last.startswith("unknown"):
            why = last[len("unknown") :].strip().strip("()")
            if "time given was used up" in why:
                return "TIMEOUT"
            if "memory given was used up" in why:
                return "OUT OF MEMORY"
            return result.RESULT_UNKNOWN
        return f"{result.RESULT_ERROR} (no answer, exit code {code})"
