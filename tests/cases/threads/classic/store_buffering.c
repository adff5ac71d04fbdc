// Each thread writes its own variable and reads the other's. Under sequential consistency at least one sees the other's
// write. WEAK claims that both always do.
// RUN: heddle check --engine explore --property assert,race %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert -DWEAK %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;
static int seen_x, seen_y;

static void *first(void *unused)
{
    x = 1;
    seen_y = y;
    return 0;
}

static void *second(void *unused)
{
    y = 1;
    seen_x = x;
    return 0;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, 0, first, 0);
    pthread_create(&two, 0, second, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
#ifdef WEAK
    assert(seen_x && seen_y); //~ ERROR: [assert]
#else
    assert(seen_x || seen_y);
#endif
    return 0;
}
