// Each thread reads one variable and then writes the other. No interleaving lets both read the other's write.
// RUN: heddle check --engine explore --property assert,race %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;
static int seen_x, seen_y;

static void *first(void *unused)
{
    seen_x = x;
    y = 1;
    return 0;
}

static void *second(void *unused)
{
    seen_y = y;
    x = 1;
    return 0;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, 0, first, 0);
    pthread_create(&two, 0, second, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
    assert(!(seen_x && seen_y));
    return 0;
}
