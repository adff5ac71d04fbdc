// A relaxed flag orders nothing: random schedules find the race although the two accesses are never next to each other.
// RUN: heddle check --engine explore --property race %s
// EXIT: 10
// RUN: heddle check --engine sample --property race --runs 200 --trace-file %t.json %s
// EXIT: 10
// RUN: heddle check --property race --replay %t.json %s
// EXIT: 10

#include <pthread.h>
#include <stdatomic.h>

#ifdef ORDERED
#define RELEASE memory_order_release
#define ACQUIRE memory_order_acquire
#else
#define RELEASE memory_order_relaxed
#define ACQUIRE memory_order_relaxed
#endif

static int data;
static atomic_int ready, counter;

static void *sends(void *unused)
{
    data = 1;
    atomic_store_explicit(&ready, 1, RELEASE);
    return unused;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, sends, 0);
    atomic_fetch_add_explicit(&counter, 1, memory_order_relaxed);
    int seen = 0;
    if (atomic_load_explicit(&ready, ACQUIRE))
        seen = data; //~ ERROR: [race]
    pthread_join(thread, 0);
    return seen > 1;
}
