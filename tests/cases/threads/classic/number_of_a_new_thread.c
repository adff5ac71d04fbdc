// A new thread finds its own number where pthread_create stores it: that is done before it runs. Another thread that looks for it races (-DOTHER).
// RUN: heddle check %s
// EXIT: 0
// RUN: heddle check --engine explore %s
// EXIT: 0
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc --encoding scheduler --property assert,race %s
// EXIT: 0
// RUN: heddle check --engine explore --property race -DOTHER %s
// EXIT: 10
// RUN: heddle check --engine bmc --property race -DOTHER %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>

static pthread_t thread;

static void *look(void *other)
{
    assert(other || pthread_equal(pthread_self(), thread));
    return thread ? &thread : 0;
}

int main(void)
{
#ifdef OTHER
    pthread_t first;
    pthread_create(&first, 0, look, &thread);
#endif
    pthread_create(&thread, 0, look, 0); //~ ERROR: [race]
    pthread_join(thread, 0);
    return 0;
}
