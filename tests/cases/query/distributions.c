// Inputs have the distributions that --input gives them, in samples and in exact solutions.
// RUN: heddle query --input dice=1..6 --input "__VERIFIER_nondet_bool=bernoulli(0.25)" --input "rand=weighted(3:1, 7:3)" --input heddle_any_int=4 %s "Exact[<=1000](<> [0.won])"
// EXIT: 0
// STDOUT: Exact[<=1000](<> [0.won]): 0.03125
// STDOUT: assuming: an input has the distribution dice=1..6 [input-distribution]
// RUN: heddle query --input dice=1..6 --input "__VERIFIER_nondet_bool=bernoulli(0.25)" --input "rand=weighted(3:1, 7:3)" --input heddle_any_int=4 %s "Pr[<=1000;20000](<> [0.won])"
// EXIT: 0
// STDOUT: /: 0\.03[0-9]* in \[0\.02[0-9]*, 0\.03[0-9]*\]/
// RUN: heddle query --input dice=6 --input __VERIFIER_nondet_bool=1 --input rand=7 --input heddle_any_int=3 %s "E<>([0.won])"
// EXIT: 0
// STDOUT: E<>([0.won]): not satisfied
// RUN: heddle check --engine sample --runs 50 --marker won --input dice=6 --input __VERIFIER_nondet_bool=1 --input rand=7 --input heddle_any_int=3 %s
// EXIT: 5
// STDOUT: no violation in 50 random runs
// RUN: heddle check --marker won --input dice=1..5 %s
// EXIT: 0
// RUN: heddle run --input dice=2 %s
// EXIT: 0
// RUN: heddle query %s "Exact(<> [0.won])"
// EXIT: 5
// STDOUT: dice
// RUN: heddle query --input dice=uniform %s "Pr[<=1000;500](<> [0.won])"
// EXIT: 0
// STDOUT: in [0
// RUN: heddle query --input dise=1 %s EnumStates
// EXIT: 2
// STDERR: --input: the program has no function dise, and no variable of that name takes the result of a call; the functions are
// RUN: heddle query --input dice=0..0xfffffffff %s EnumStates
// EXIT: 2
// STDERR: --input: dice: 68719476735 does not fit in i32
// RUN: heddle query --entry race --input "lead=weighted(0:1, 1:3)" --input race.lag=4..5 %s "Exact(<> [0.won])"
// EXIT: 0
// STDOUT: Exact(<> [0.won]): 0.375
// RUN: heddle query --entry race --input "lead=weighted(0:1, 1:3)" --input race.lag=4..5 %s "Pr[<=100;20000](<> [0.won])"
// EXIT: 0
// STDOUT: /: 0\.3[78][0-9]* in/
// RUN: heddle query --input "dice=bernoulli(1.5)" %s EnumStates
// EXIT: 2
// STDERR: the probability 1.5 does not lie between 0 and 1
// RUN: heddle query --input "dice=weighted(1:0)" %s EnumStates
// EXIT: 2
// STDERR: no value has a positive weight
// RUN: heddle query --input "dice=weighted(1:-2)" %s EnumStates
// EXIT: 2
// STDERR: the weight -2 of 1 is negative

#include <assert.h>
#include <heddle.h>
#include <stdlib.h>

int dice(void);
_Bool __VERIFIER_nondet_bool(void);
void won(void);

void race(void)
{
    int lead = rand(), lag = rand();
    if (lead && lag == 5)
        won();
}

int main(void)
{
    if (dice() == 6 && __VERIFIER_nondet_bool() && rand() == 7 && heddle_any_int() == 4) {
        won();
        assert(0);
    }
    return 0;
}
