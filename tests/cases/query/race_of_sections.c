// What the program accesses in an atomic section, the first thing or a later one, whatever is chosen before, races with what others access outside of
// sections, and with no other section. The search through all states, random runs and the solved chain mean the same.
// RUN: heddle query --entry later,plain %s "E<>(DataRace)"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query --entry later,plain %s "Exact(<> DataRace)"
// EXIT: 0
// STDOUT: Exact(<> DataRace): 1
// RUN: heddle query --entry later,plain %s "Pr[<=100;50](<> DataRace)"
// EXIT: 0
// STDOUT: 50 of 50 runs
// RUN: heddle query --engine sample --entry later,plain %s "E<>(DataRace)"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query --entry chooses,plain %s "E<>(DataRace)"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query --entry chooses,plain %s "Pr[<=100;50](<> DataRace)"
// EXIT: 0
// STDOUT: 50 of 50 runs
// RUN: heddle query --entry calls,plain %s "E<>(DataRace)"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query --entry calls,plain %s "Pr[<=100;50](<> DataRace)"
// EXIT: 0
// STDOUT: 50 of 50 runs
// RUN: heddle query --entry later,chooses,calls %s "E<>(DataRace)"
// EXIT: 0
// STDOUT: not satisfied
// RUN: heddle query --entry later,chooses,calls %s "Pr[<=100;50](<> DataRace)"
// EXIT: 0
// STDOUT: 0 of 50 runs
// RUN: heddle query --entry own,own %s "E<>(DataRace)"
// EXIT: 0
// STDOUT: not satisfied
// RUN: heddle query --entry own,own %s "Pr[<=200;50](<> DataRace)"
// EXIT: 0
// STDOUT: 0 of 50 runs
// RUN: heddle query --entry later,elsewhere %s "Pr[<=100;50](<> DataRace)"
// EXIT: 0
// STDOUT: 0 of 50 runs

#include <heddle.h>
#include <stdlib.h>

int first, shared, other;

void later(void)
{
    heddle_atomic_begin();
    first = 1;
    shared = 1;
    heddle_atomic_end();
}

void chooses(void)
{
    heddle_atomic_begin();
    if (heddle_choose(3) == 1)
        shared = 2;
    heddle_atomic_end();
}

void __VERIFIER_atomic_add(void)
{
    first++;
    shared++;
}

void calls(void)
{
    __VERIFIER_atomic_add();
}

void plain(void)
{
    shared = 3;
}

void elsewhere(void)
{
    other = 3;
}

/* What a section makes itself is nobody else's. */
void own(void)
{
    heddle_atomic_begin();
    int *mine = malloc(sizeof *mine);
    *mine = 1;
    free(mine);
    heddle_atomic_end();
}
