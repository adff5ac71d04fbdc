// When no execution gets past the assumptions, nothing was checked: the verdict is unknown.
// RUN: heddle check --engine explore --property assert %s
// EXIT: 5
// STDOUT: nothing was checked
// RUN: heddle check --engine bmc --property assert %s
// EXIT: 5
// STDOUT: nothing was checked
// RUN: heddle check --engine bmc --encoding scheduler --property assert %s
// EXIT: 5
// STDOUT: nothing was checked
// RUN: heddle check --property assert %s
// EXIT: 5
// STDOUT: nothing was checked

#include <assert.h>
#include <heddle.h>
#include <pthread.h>

static void *work(void *argument)
{
    *(int *)argument = 1;
    return 0;
}

int main(void)
{
    int value = 0;
    pthread_t thread;
    pthread_create(&thread, 0, work, &value);
    pthread_join(thread, 0);
    heddle_assume(value == 2);
    assert(value == 3);
    return 0;
}
