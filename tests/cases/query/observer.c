// Formulas as numbers, and automata that watch a run, as scores: first heads, then a walk that has to come to 10 before it comes back to 0. The chain is small, so
// that splitting can be compared with what is solved.
// RUN: heddle query %s "Exact(<> [0.jackpot])"
// EXIT: 0
// STDOUT: 0.000390625
// RUN: heddle query %s "Split[<=5000](<> [0.jackpot]) {Score=(heads >= 4) + 2 * (heads == 9) + [0.walk] + (place > 3 && heads == 9) + (place > 6), Levels=[1,3,4,5], Runs=500}"
// EXIT: 0
// STDOUT: : 0.000
// STDOUT: 5 levels of 500 runs
// RUN: heddle query %s "Split[<=5000](<> [0.jackpot]) {Observer={start -> some when heads == 4, some -> walks when [0.walk], walks -> high when place == 4, high -> walks when place == 1, high -> higher when place == 7, some=1, walks=2, high=3, higher=4}, Levels=[1,2,3,4], Runs=500}"
// EXIT: 0
// STDOUT: : 0.000
// STDOUT: 5 levels of 500 runs
// RUN: heddle query %s "Split[<=5000](<> [0.jackpot]) {Observer={start -> some when heads == 4, some -> most when heads == 9, some=1, most=2}, Runs=300}"
// EXIT: 0
// STDOUT: : 0.000
// How many of the two are so at once, at most: a run comes to the walk with probability 2^-9.
// RUN: heddle query %s "Estimate[<=5000,20000]{max (heads == 9) + ([0.walk] || [0.jackpot])}"
// EXIT: 0
// STDOUT: : 0.00
// RUN: heddle query %s "Split[<=50](<> [0.jackpot]) {Observer={start -> some when heads == 4, sme=1}}"
// EXIT: 2
// STDERR: did you mean `some`?
// RUN: heddle query %s "Split[<=50](<> [0.jackpot]) {Observer={start -> some if heads == 4, some=1}}"
// EXIT: 2
// STDERR: expected `when`
// RUN: heddle query %s "Split[<=50](<> [0.jackpot]) {Observer={start -> some when head == 4, some=1}}"
// EXIT: 2
// STDERR: did you mean `heads`?
// RUN: heddle query %s "Split[<=50](<> [0.jackpot]) {Score=heads == 4}"
// EXIT: 2
// STDERR: in parentheses it is the number 1 or 0

#include <heddle.h>

void walk(void) {}
void jackpot(void);

int heads;
int place = 2;

int main(void)
{
    while (heads < 9 && heddle_choose(2))
        heads++;
    if (heads < 9)
        return 0;
    walk();
    while (place > 0 && place < 10)
        place += heddle_choose(2) ? 1 : -1;
    if (place == 10)
        jackpot();
    return 0;
}
