// E<> and A[] by random runs: a state that one of them comes to is shown with its way, and what none comes to is unknown. What an engine does not answer is refused.
// RUN: heddle query --engine sample %s "E<>(count == 1 && done == 2)"
// EXIT: 0
// STDOUT-NOT: not satisfied
// STDOUT: thread
// RUN: heddle query --engine sample %s "A[](count < 2)"
// EXIT: 0
// STDOUT: not satisfied
// RUN: heddle query --engine sample --runs 30 %s "E<>(count == 3)"
// EXIT: 5
// STDOUT: no such state in 30 random runs
// RUN: heddle query --engine sample --runs 30 --jobs 2 %s "A[](count < 3)"
// EXIT: 5
// STDOUT: no such state in 30 random runs
// RUN: heddle query --engine sample --max-steps 10 --runs 30 %s "E<>(count == 1)"
// EXIT: 5
// STDOUT: no such state in 30 random runs
// RUN: heddle query --engine sample %s "EnumStates"
// EXIT: 2
// STDERR: EnumStatesSMC
// RUN: heddle query --engine sample %s "Exact(<> count == 1)"
// EXIT: 2
// STDERR: Exact is solved on all states
// RUN: heddle query --engine explore %s "Pr[<=10](<> count == 1)"
// EXIT: 2
// STDERR: this query is answered from random runs
// RUN: heddle query --runs 5 %s "E<>(count == 1)"
// EXIT: 2
// STDERR: --runs is for E<> and A[] with --engine sample
// RUN: heddle query --engine sample --max-steps 5 %s "Pr[<=10](<> count == 1)"
// EXIT: 2
// STDERR: --max-steps is for E<> and A[] with --engine sample

#include <pthread.h>

int count, done;

static void *add(void *unused)
{
    count++;
    __atomic_fetch_add(&done, 1, __ATOMIC_SEQ_CST);
    return unused;
}

int main(void)
{
    pthread_t first, second;
    pthread_create(&first, 0, add, 0);
    pthread_create(&second, 0, add, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
