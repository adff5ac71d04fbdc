// Random schedules find what they find, and say how often; what they do not find is unknown. The trace replays.
// RUN: heddle check --engine sample --property assert --runs 200 --seed 5 --trace-file %t.json %s
// EXIT: 10
// STDOUT: random runs with --seed 5
// RUN: heddle check --property assert --replay %t.json %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>

static int count;

static void *add(void *unused)
{
    count++;
    return 0;
}

int main(void)
{
    pthread_t first, second;
    pthread_create(&first, 0, add, 0);
    pthread_create(&second, 0, add, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(count == 2); //~ ERROR: [assert]
    return 0;
}
