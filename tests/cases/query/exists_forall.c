// Exists and Forall range over the processes there are.
// RUN: heddle query %s "E<>(Exists(p)([p.meet]))"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query %s "E<>(Exists(p)([p.apart]))"
// EXIT: 0
// STDOUT: not satisfied
// RUN: heddle query %s "E<>(Forall(p)([p.meet]))"
// EXIT: 0
// STDOUT: not satisfied
// RUN: heddle query --entry worker,worker %s "E<>(Forall(p)([p.meet]))"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query --entry worker,worker %s "A[](Exists(p)([p.meet]))"
// EXIT: 0
// STDOUT: not satisfied
// RUN: heddle query --entry worker,worker %s "E<>(Exists(p)(Forall(q)([p.meet] && ![q.apart])))"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query %s "E<>([1.meet] && [2.meet])"
// EXIT: 0
// STDOUT-NOT: not satisfied

#include <pthread.h>

static void meet(void) {}
void apart(void) {}

void worker(void)
{
    meet();
}

static void *thread(void *unused)
{
    worker();
    return 0;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, 0, thread, 0);
    pthread_create(&two, 0, thread, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
    return 0;
}
