// An event that takes 20 coins in a row, each showing heads: two to the minus 20. Sampling does not see it; splitting does, level by level.
// RUN: heddle query %s "Exact(<> [0.jackpot])"
// EXIT: 0
// STDOUT: Exact(<> [0.jackpot]): 9.5367431640625e-7
// RUN: heddle query %s "Pr[<=5000;1000](<> [0.jackpot])"
// EXIT: 0
// STDOUT: 0 of 1000 runs
// RUN: heddle query %s "Split[<=5000](<> [0.jackpot]) {Score=heads, Levels=[2,4,6,8,10,12,14,16,18,20], Runs=300}"
// EXIT: 0
// STDOUT: e-7 in [
// STDOUT: 11 levels of 300 runs
// STDOUT: level 4: 0.2
// STDOUT: every run passes the event
// RUN: heddle query %s "Split[<=5000](<> [0.jackpot]) {Score=heads, Adaptive, Runs=200}"
// EXIT: 0
// STDOUT: e-
// STDOUT: levels of 200 runs
// RUN: heddle query %s "Split[<=5000](<> [0.jackpot]) {Score=heads, Levels=[19], Runs=50}"
// EXIT: 0
// STDOUT: in 20 of 20 replications no run reached the event
// STDOUT: a level before it would help

#include <heddle.h>

void jackpot(void);

int heads;

int main(void)
{
    while (heads < 20 && heddle_choose(2))
        heads++;
    if (heads == 20)
        jackpot();
    return 0;
}
