// Of an input that is only used modulo a constant, one value for each rest is tried, as likely as the values that leave it: then what is drawn from millions of values can be searched and solved.
// RUN: heddle query %s "Exact(<> [0.jackpot])"
// EXIT: 0
// STDOUT: 0.08333333325
// RUN: heddle query %s "Pr[<=1000;20000](<> [0.jackpot])"
// EXIT: 0
// STDOUT: 0.08
// A rest has the sign of the number: of all ints, a third are negative and leave -1 or -2.
// RUN: heddle query -DSIGNED %s "Exact(<> [0.jackpot])"
// EXIT: 0
// STDOUT: 0.166666666
// RUN: heddle query -DSIGNED %s "Pr[<=1000;20000](<> [0.jackpot])"
// EXIT: 0
// STDOUT: 0.16
// RUN: heddle check --engine explore --marker jackpot %s
// EXIT: 0
// RUN: heddle check --engine explore --marker jackpot -DSIGNED %s
// EXIT: 0
// What is kept as it is may be anything.
// RUN: heddle query -DKEPT %s "Exact(<> [0.jackpot])"
// EXIT: 5
// STDOUT: unknown
// RUN: heddle check --engine explore --marker jackpot -DKEPT %s
// EXIT: 5
// STDOUT: an input is tried at some of its values only

#include <assert.h>
#include <heddle.h>
#include <stdlib.h>

void jackpot(void);

static int draw(void)
{
#ifdef SIGNED
    return heddle_any_int();
#else
    return rand();
#endif
}

int main(void)
{
#ifdef KEPT
    int drawn = draw();
    int rest = drawn % 3;
    int positive = drawn > 5;
#else
    int rest = draw() % 3;
    int positive = 1;
#endif
    assert(rest > -3 && rest < 3);
    int coins = random() % 4;
    assert(coins >= 0 && coins < 4);
#ifdef SIGNED
    if (rest < 0 && coins % 2 == 0)
#else
    if (rest == 2 && coins == 3 && positive)
#endif
        jackpot();
    return 0;
}
