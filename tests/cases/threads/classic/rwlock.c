// A read-write lock: readers share, a writer is alone. FAULTY writes while it holds the lock for reading.
// RUN: heddle check --engine explore --property assert,reach,race,deadlock %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert -DFAULTY %s
// EXIT: 10
// RUN: heddle query %s "E<>([1.sees] && [2.sees])"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query %s "E<>([1.sees] && [3.changes])"
// EXIT: 0
// STDOUT: not satisfied

#include <assert.h>
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int data[2];

static void sees(void)
{
    assert(data[0] == data[1]); //~ ERROR: [assert]
}

static void changes(void)
{
    data[0]++;
    data[1]++;
}

static void *reader(void *unused)
{
    pthread_rwlock_rdlock(&lock);
    sees();
    pthread_rwlock_unlock(&lock);
    return 0;
}

static void *writer(void *unused)
{
#ifdef FAULTY
    pthread_rwlock_rdlock(&lock);
#else
    pthread_rwlock_wrlock(&lock);
#endif
    changes();
    pthread_rwlock_unlock(&lock);
    return 0;
}

int main(void)
{
    pthread_t threads[3];
    pthread_create(&threads[0], 0, reader, 0);
    pthread_create(&threads[1], 0, reader, 0);
    pthread_create(&threads[2], 0, writer, 0);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], 0);
    return 0;
}
