"""The questions of README.md, with the answers that it shows.

Claim: every command of the section "Five questions, five commands" is found. Limits: of what a command prints, only the first line
is taken; `cargo test -p heddle-filetest --test docs` compares the rest.
"""

import re

SECTION = "## Five questions, five commands"
QUESTIONS = 5


def questions(readme):
    """The commands of the section, each with its exit code and the first line that it prints."""
    section = readme.split(SECTION, 1)[1].split("\n## ", 1)[0]
    found = re.findall(r"^```console(?: exit=(\d+))?\n\$ (.*)\n(.*)$", section, re.MULTILINE)
    return [(command, int(exit_code or 0), first) for exit_code, command, first in found]
