// Threads that end without a result: what they did counts, and nothing asks for what they return.
// RUN: heddle check --engine explore --property assert %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert -DBAD %s
// EXIT: 10
// STDOUT: violated: [assert] sum == 1

#include <assert.h>
#include <pthread.h>

static int sum;

static void *add(void *unused)
{
    __atomic_fetch_add(&sum, 1, __ATOMIC_SEQ_CST);
} //~ WARNING: non-void function does not return a value [-Wreturn-type]

int main(void)
{
    pthread_t one, other;
    pthread_create(&one, 0, add, 0);
    pthread_create(&other, 0, add, 0);
    pthread_join(one, 0);
    pthread_join(other, 0);
#ifdef BAD
    assert(sum == 1); //~ ERROR: [assert] sum == 1
#else
    assert(sum == 2);
#endif
    return 0;
}
