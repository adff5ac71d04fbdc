// How likely something is, when who moves next and what is chosen is drawn: estimated from runs, tested, and solved. The answer follows from the seed,
// whatever the number of cores.
// RUN: heddle query %s "Exact(<> [0.hit])"
// EXIT: 0
// STDOUT: Exact(<> [0.hit]): 0.25
// RUN: heddle query %s "Exact[<=1](<> [0.hit])"
// EXIT: 0
// STDOUT: Exact[<=1](<> [0.hit]): 0
// RUN: heddle query --seed 7 %s "Pr[<=1000](<> [0.hit]) {Alpha=0.1, Epsilon=0.1}"
// EXIT: 0
// STDOUT: with confidence 0.9
// STDOUT: seed 7
// RUN: heddle query --jobs 3 %s "Pr[#<=1000;400](<> [0.hit])"
// EXIT: 0
// STDOUT: 100 of 400 runs
// RUN: heddle query --jobs 1 %s "Pr[<=1000;400](<> [0.hit])"
// EXIT: 0
// STDOUT: 100 of 400 runs
// RUN: heddle query %s "Pr[<=1;100](<> [0.hit])"
// EXIT: 0
// STDOUT: 0 of 100 runs
// RUN: heddle query %s "Pr[<=1000](<> [0.hit]) {Epsilon=0.1, Stop=paper}"
// EXIT: 0
// STDOUT: in [
// RUN: heddle query %s "Pr[<=1000](<> [0.hit]) >= 0.2"
// EXIT: 0
// STDOUT: accepted
// RUN: heddle query %s "Pr[<=1000](<> [0.hit]) >= 0.3"
// EXIT: 0
// STDOUT: rejected
// RUN: heddle query --marker hit %s "Estimate[<=1000,300]{max chosen}"
// EXIT: 0
// STDOUT: over 300 runs
// RUN: heddle query --marker hit %s "E[#<=1000;300](min: chosen)"
// EXIT: 0
// STDOUT: 0 in [0, 0] over 300 runs
// RUN: heddle query --marker hit %s "EnumStatesSMC <=1000 40"
// EXIT: 0
// STDOUT: Exists(p)([p.hit]): 1
// RUN: heddle query %s "Pr[<=10](<> [0.missing])"
// EXIT: 2
// STDERR: the function `missing` does not exist

#include <heddle.h>

void hit(void);

int chosen;

int main(void)
{
    chosen = (int)heddle_choose(4);
    if (chosen == 3)
        hit();
    return 0;
}
