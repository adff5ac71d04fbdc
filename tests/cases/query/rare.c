// Events as rare as it gets, whose probability is known: coins that all show heads, and a walk that goes up in 3 cases of 10 and has to come from 1 to 33 before it comes to 0, which it
// does with (7/3 - 1) / ((7/3)^33 - 1). Splitting gives 2^-30 and 2^-40 to 4 percent, in intervals that contain them.
// RUN: heddle query %s "Exact(<> [0.event])"
// EXIT: 0
// STDOUT: : 9.31322574615478
// RUN: heddle query %s "Split[<=10000](<> [0.event]) {Score=height, Levels=[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29], Runs=1200}"
// EXIT: 0
// STDOUT: e-10 in [
// STDOUT: relative standard error 0.0
// RUN: heddle query -DCOINS=40 %s "Exact(<> [0.event])"
// EXIT: 0
// STDOUT: : 9.094947017729
// RUN: heddle query -DCOINS=40 %s "Split[<=10000](<> [0.event]) {Score=height, Levels=[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39], Runs=1600}"
// EXIT: 0
// STDOUT: e-13 in [
// STDOUT: relative standard error 0.0
// RUN: heddle query -DWALK %s "Exact(<> [0.event])"
// EXIT: 0
// STDOUT: : 9.5874877

#include <heddle.h>

void event(void);

#ifdef WALK
int height = 1;

int main(void)
{
    while (height > 0 && height < 33)
        height += heddle_choose(10) < 3 ? 1 : -1;
    if (height == 33)
        event();
    return 0;
}
#else
#ifndef COINS
#define COINS 30
#endif

int height;

int main(void)
{
    while (height < COINS && heddle_choose(2))
        height++;
    if (height == COINS)
        event();
    return 0;
}
#endif
