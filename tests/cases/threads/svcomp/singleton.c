// singleton (FAULTY) and singleton_with-uninit-problems: a thread starts one that makes the only object, waits for it,
// and then starts two that write different letters into it. The letter is one of the two, but not always the first
// one's (FAULTY). If it does not wait for the writers, nobody may have written the object (UNWRITTEN).
// RUN: heddle check --engine explore --property assert -DFAULTY %s
// EXIT: 10
// RUN: heddle check --engine explore --property assert,reach,uninit,lifetime,null,bounds,leak,deadlock %s
// EXIT: 0
// RUN: heddle query -DUNWRITTEN %s "E<>([0.main_checks] && [3.first_writes])"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query %s "E<>([0.main_checks] && [3.first_writes])"
// EXIT: 0
// STDOUT: not satisfied

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static char *only;

static void main_checks(void) {}
static void first_writes(void) {}

static void *make(void *unused)
{
    only = malloc(sizeof *only);
    return NULL;
}

static void *first(void *unused)
{
    first_writes();
    *only = 'X';
    return NULL;
}

static void *second(void *unused)
{
    *only = 'Y';
    return NULL;
}

static pthread_t maker, writers[2];

static void *director(void *unused)
{
    pthread_create(&maker, NULL, make, NULL);
    pthread_join(maker, NULL);
    pthread_create(&writers[0], NULL, first, NULL);
    pthread_create(&writers[1], NULL, second, NULL);
#ifndef UNWRITTEN
    pthread_join(writers[0], NULL);
    pthread_join(writers[1], NULL);
#endif
    return NULL;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, director, NULL);
    pthread_join(thread, NULL);
    main_checks();
#ifdef FAULTY
    assert(*only == 'X'); //~ ERROR: [assert]
#else
    assert(*only == 'X' || *only == 'Y');
#endif
    free(only);
    return 0;
}
