// pthread_once: whoever comes first initialises, whoever comes later waits for that. FAULTY does it with a flag of its own.
// RUN: heddle check --engine explore --property assert,reach,race,deadlock %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert -DFAULTY %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>

pthread_once_t once = PTHREAD_ONCE_INIT;
static int times, value;

static void initialise(void)
{
    times++;
    value = 7;
}

static void *use(void *unused)
{
#ifdef FAULTY
    static int done;
    if (!done) {
        done = 1;
        initialise();
    }
#else
    pthread_once(&once, initialise);
#endif
    assert(value == 7 && times == 1); //~ ERROR: [assert]
    return 0;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, 0, use, 0);
    pthread_create(&two, 0, use, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
    return 0;
}
