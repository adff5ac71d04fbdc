// Lines that a proof shows nothing of, since no execution comes there, are named, and so are assertions.
// RUN: heddle check --engine prove %s
// EXIT: 0
// STDOUT: note: not reached by any execution: %s:20-22
// STDOUT: warning: no execution reaches the assertion at %s:21:9
// RUN: heddle check --engine prove --format json %s
// EXIT: 0
// STDOUT: "unreached": [
// STDOUT: "file": "%s",

#include <assert.h>
#include <heddle.h>

int main(void)
{
    int mode = 1, i = 0, n = heddle_any_int();
    while (i < n)
        i++;
    if (mode == 2) {
        i = -1;
        assert(i > 0);
    }
    assert(i >= 0);
    return 0;
}
