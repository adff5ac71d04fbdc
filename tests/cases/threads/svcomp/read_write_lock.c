// read_write_lock: a lock made of two counters. A writer waits until nobody is in, a reader until no writer is. FAULTY
// writers do not wait for readers.
// RUN: heddle check --engine explore --property reach -DFAULTY %s
// EXIT: 10
// RUN: heddle check --engine explore --property reach,deadlock %s
// EXIT: 0

#include <pthread.h>

extern void __VERIFIER_assume(int);
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
void reach_error(void);

static int writing, reading;
static int x;

static void start_writing(void)
{
    __VERIFIER_atomic_begin();
#ifdef FAULTY
    __VERIFIER_assume(!writing);
#else
    __VERIFIER_assume(!writing && reading == 0);
#endif
    writing = 1;
    __VERIFIER_atomic_end();
}

static void start_reading(void)
{
    __VERIFIER_atomic_begin();
    __VERIFIER_assume(!writing);
    reading++;
    __VERIFIER_atomic_end();
}

static void stop_reading(void)
{
    __VERIFIER_atomic_begin();
    reading--;
    __VERIFIER_atomic_end();
}

static void *writer(void *unused)
{
    start_writing();
    x = 3;
    writing = 0;
    return 0;
}

static void *reader(void *unused)
{
    start_reading();
    int y = x;
    if (y != x)
        reach_error(); //~ ERROR: [reach]
    stop_reading();
    return 0;
}

int main(void)
{
    pthread_t threads[4];
    pthread_create(&threads[0], 0, writer, 0);
    pthread_create(&threads[1], 0, reader, 0);
    pthread_create(&threads[2], 0, writer, 0);
    pthread_create(&threads[3], 0, reader, 0);
    for (int i = 0; i < 4; i++)
        pthread_join(threads[i], 0);
    return 0;
}
