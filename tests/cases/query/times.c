// Answers of queries say where the time went, as those of checks do.
// RUN: heddle query --format json %s 'E<>([0.found])'
// EXIT: 0
// STDOUT: "seconds"
// STDOUT: "frontend_seconds"
// STDOUT: "search_seconds"
// STDOUT: "solver_seconds": 0.0
// RUN: heddle query %s 'E<>([0.found])'
// EXIT: 0
// STDOUT: /time: [0-9.]+ s \(front end [0-9.]+, search [0-9.]+, solver 0.00\)/
// RUN: heddle query --engine bmc %s 'E<>([0.found])'
// EXIT: 0
// STDOUT: bmc: steps
// STDOUT: time:
// RUN: heddle query --engine sample %s 'E<>([0.found])'
// EXIT: 0
// STDOUT: time:
// RUN: heddle query %s 'Pr[<=100](<> [0.found])'
// EXIT: 0
// STDOUT: time:
// RUN: heddle query %s 'Exact[<=100](<> [0.found])'
// EXIT: 0
// STDOUT: time:

#include <heddle.h>

void found(void);

int main(void)
{
    if (heddle_any_uchar() > 100)
        found();
    return 0;
}
