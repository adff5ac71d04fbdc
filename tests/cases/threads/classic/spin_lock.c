// POSIX spin locks and one made of a flag: both exclude and order. FAULTY tests and sets in two steps.
// RUN: heddle check --engine explore --property assert,reach,race,deadlock %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert,reach,race,deadlock -DPOSIX %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert -DFAULTY %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int counter;

#if defined POSIX
static pthread_spinlock_t lock;
#define INITIALISE pthread_spin_init(&lock, PTHREAD_PROCESS_PRIVATE)
#define LOCK pthread_spin_lock(&lock)
#define UNLOCK pthread_spin_unlock(&lock)
#elif defined FAULTY
static atomic_int lock;
#define INITIALISE
#define LOCK while (lock) {} lock = 1
#define UNLOCK lock = 0
#else
static atomic_flag lock = ATOMIC_FLAG_INIT;
#define INITIALISE
#define LOCK while (atomic_flag_test_and_set_explicit(&lock, memory_order_acquire)) {}
#define UNLOCK atomic_flag_clear_explicit(&lock, memory_order_release)
#endif

static void *count(void *unused)
{
    LOCK;
    counter++;
    UNLOCK;
    return 0;
}

int main(void)
{
    pthread_t one, two;
    INITIALISE;
    pthread_create(&one, 0, count, 0);
    pthread_create(&two, 0, count, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
    assert(counter == 2); //~ ERROR: [assert]
    return 0;
}
