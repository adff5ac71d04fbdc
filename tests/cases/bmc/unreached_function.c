// Assertions in a function that is only called where no execution comes: each is named, even two in one block.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// STDOUT: warning: no execution reaches the assertion at %s:19:9
// STDOUT: warning: no execution reaches the assertion at %s:20:9
// STDOUT: warning: no execution reaches the assertion at %s:22:5
// RUN: heddle check --engine explore %s
// EXIT: 0
// STDOUT: warning: no execution reaches the assertion at %s:19:9
// STDOUT: warning: no execution reaches the assertion at %s:20:9
// STDOUT: warning: no execution reaches the assertion at %s:22:5

#include <assert.h>
#include "heddle.h"

static int half(int n)
{
    if (n > 0) {
        heddle_assert(n > 0, "positive");
        heddle_assert(n < 100, "small");
    }
    assert(n % 2 == 0);
    return n / 2;
}

int main(void)
{
    int x = heddle_choose(5);
    if (x * x == 7)
        x = half(x);
    return 0;
}
