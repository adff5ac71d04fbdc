// A proof about executions that contradict an assumption is none; if they may go round for ever before that, it is one, with a warning.
// RUN: heddle check --engine prove -DFIRST %s
// EXIT: 5
// STDOUT: nothing was checked
// RUN: heddle check --engine prove -DCONTRADICTION %s
// EXIT: 5
// STDOUT: nothing was checked
// RUN: heddle check --engine prove -DEVERY_WAY %s
// EXIT: 5
// STDOUT: nothing was checked
// RUN: heddle check --engine prove -DIN_A_LOOP %s
// EXIT: 5
// STDOUT: nothing was checked
// RUN: heddle check -DIN_A_LOOP %s
// EXIT: 5
// STDOUT: nothing was checked
// RUN: heddle check --engine prove -DAFTER_A_LOOP %s
// EXIT: 0
// STDOUT: warning: no execution comes to an end: each of them goes round a loop for ever, or contradicts an assumption
// RUN: heddle check --engine prove -DFOR_EVER %s
// EXIT: 0
// STDOUT: warning: no execution comes to an end
// RUN: heddle check --engine prove %s
// EXIT: 0
// STDOUT-NOT: warning

#include <assert.h>
#include <heddle.h>

int main(void)
{
    int n = heddle_any_int(), i = 0;
#if defined FIRST
    heddle_assume(0);
#elif defined CONTRADICTION
    heddle_assume(n > 3);
    heddle_assume(n < 2);
#elif defined EVERY_WAY
    if (n > 3)
        heddle_assume(n < 2);
    else
        heddle_assume(n > 5);
#elif defined IN_A_LOOP
    for (;;) {
        assert(i >= 0);
        heddle_assume(0);
    }
#elif defined FOR_EVER
    for (;;) {
        int step = heddle_any_int();
        heddle_assume(step > 0 && step < 10);
        i = (i + step) % 100;
        assert(i >= 0);
    }
#endif
    while (i < n)
        i++;
    assert(i >= 0);
#ifdef AFTER_A_LOOP
    heddle_assume(0);
#endif
    return 0;
}
