// Every check has an id and a status, and lines that nothing reaches are named.
// RUN: heddle check --list-checks %s
// EXIT: 0
// STDOUT: holds: no violation in any execution
// STDOUT: checks: 
// STDOUT: not reached  div-zero@%s:32:18
// STDOUT: holds        bounds@%s:42:16
// STDOUT: holds        assert@%s:43:5
// STDOUT: note: not reached by any execution: %s:31-32
// RUN: heddle check --format json %s
// EXIT: 0
// STDOUT: "checks": [
// STDOUT: "id": "div-zero@%s:32:18",
// STDOUT: "status": "not reached",
// STDOUT: "unreached": [
// STDOUT: "file": "%s",
// RUN: heddle check --engine bmc --list-checks %s
// EXIT: 0
// STDOUT: note: not reached by any execution: %s:31-32
// RUN: heddle check --format junit %s
// EXIT: 0
// STDOUT: failures="0" errors="0" skipped="0"
// RUN: heddle check --format sarif %s
// EXIT: 0
// STDOUT: "results": []
// STDOUT: "id": "assert@%s:43:5",
// STDOUT: "status": "holds"
#include <assert.h>
static int divided(int n) {
    if (n > 7) {
        int m = n - 8;
        return n / m;
    }
    return n;
}

static int table[8];

int main(void) {
    int sum = 0;
    for (int i = 0; i < 8; i++)
        sum += table[i] + divided(i);
    assert(sum == 28);
    return 0;
}
