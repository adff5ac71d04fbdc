// A loop starts threads and changes nothing else after that: the iterator has moved on before. The iteration that starts the second thread of the program is
// no iteration that changes nothing.
// RUN: heddle check --engine explore --property assert,deadlock %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert,deadlock %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert,deadlock -DBAD %s
// EXIT: 10
// RUN: heddle check --engine bmc --property assert,deadlock -DBAD %s
// EXIT: 10
// RUN: heddle check --engine sample --property assert,deadlock -DBAD %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int runs;

static void *run(void *unused)
{
    runs++;
    return unused;
}

static int next(int *number)
{
    return (*number)++;
}

int main(void)
{
    pthread_t threads[2];
    int number = 0;
    for (int i; (i = next(&number)) < 2;)
        pthread_create(&threads[i], NULL, run, NULL);
    pthread_join(threads[0], NULL);
    pthread_join(threads[1], NULL);
#ifdef BAD
    assert(runs == 1); //~ ERROR: [assert] runs == 1
#else
    assert(runs == 2);
#endif
    return 0;
}
