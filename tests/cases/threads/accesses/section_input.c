// Whether an atomic section races depends on an input that it is given. A trace of that replays.
// RUN: heddle check --engine explore --property race %s
// EXIT: 10
// RUN: heddle check --engine bmc --property race --trace-file %t.json %s
// EXIT: 10
// RUN: heddle check --replay %t.json %s
// EXIT: 10
// RUN: heddle check --engine bmc --property race --encoding scheduler %s
// EXIT: 10
// RUN: heddle check --engine bmc --property race -DRARE %s
// EXIT: 10
// RUN: heddle check --engine bmc --property race -DNEVER %s
// EXIT: 0

#include <heddle.h>
#include <pthread.h>

static int racy;

static void *chooses(void *unused)
{
    heddle_atomic_begin(); //~ ERROR: [race]
#ifdef RARE
    if (heddle_any_int() == 123456789)
        racy = heddle_any_int();
#elif defined NEVER
    int input = heddle_any_int();
    if (input > 5 && input < 5)
        racy = 1;
#else
    if (heddle_any_bool())
        racy = heddle_any_bool();
#endif
    heddle_atomic_end();
    return unused;
}

static void *writes(void *unused)
{
    racy = 2;
    return unused;
}

int main(void)
{
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, chooses, NULL);
    pthread_create(&threads[1], NULL, writes, NULL);
    return 0;
}
