// Programs with several threads as formulas, in both encodings: sat if an update can be lost, unsat if not.
// RUN: heddle smt2 --property assert -DLOST %s -o %t.smt2
// EXIT: 0
// RUN: heddle smt2 --property assert %s
// EXIT: 0
// STDOUT: ; Threads: partial-order. Memory: sc.
// STDOUT: ; Executions: it is an order.
// STDOUT: ; Executions: what reads give.
// STDOUT: (check-sat)
// RUN: heddle smt2 --property assert --memory-model tso %s
// EXIT: 0
// STDOUT: ; Threads: partial-order. Memory: tso.
// RUN: heddle smt2 --property assert --encoding scheduler %s
// EXIT: 0
// STDOUT: ; Threads: scheduler. Memory: sc.
// STDOUT: ; Executions: before the first step.
// STDOUT: ; Executions: step 0.
// STDOUT: (check-sat)
// RUN: heddle smt2 --property assert --encoding scheduler --steps 3 %s
// EXIT: 0
// STDOUT: threads make more steps
// RUN: heddle check --engine bmc --property assert -DLOST %s
// EXIT: 10
// RUN: heddle check --engine bmc --property assert --encoding scheduler -DLOST %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>

static _Atomic int count;

static void *add(void *unused)
{
#ifdef LOST
    int before = count;
    count = before + 1;
#else
    count++;
#endif
    return 0;
}

int main(void)
{
    pthread_t threads[2];
    pthread_create(&threads[0], 0, add, 0);
    pthread_create(&threads[1], 0, add, 0);
    pthread_join(threads[0], 0);
    pthread_join(threads[1], 0);
    assert(count == 2); //~ ERROR: [assert] count == 2
    return 0;
}
