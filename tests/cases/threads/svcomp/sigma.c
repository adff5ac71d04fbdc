// sigma (FAULTY): each thread marks its place in an array. FAULTY threads find their place in a shared variable that
// main counts up between starting them, so two may mark the same one; otherwise each is handed its own.
// RUN: heddle check --engine explore --property assert -DFAULTY %s
// EXIT: 10
// RUN: heddle check --engine explore --property assert,reach,race,deadlock,bounds,cleanup %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

#define THREADS 3

static int place;
static int *marks;

static void *mark(void *own)
{
#ifdef FAULTY
    marks[place] = 1;
#else
    marks[(int *)own - marks] = 1;
#endif
    return NULL;
}

int main(void)
{
    pthread_t threads[THREADS];
    int sum = 0;
    marks = calloc(THREADS + 1, sizeof *marks);
    for (int i = 0; i < THREADS; i++) {
        pthread_create(&threads[i], NULL, mark, &marks[i]);
        place++;
    }
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    for (int i = 0; i <= THREADS; i++)
        sum += marks[i];
    assert(sum == THREADS); //~ ERROR: [assert]
    free(marks);
    return 0;
}
