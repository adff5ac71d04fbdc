// A list of arguments that several threads step through, or copy, is memory like any other.
// RUN: heddle check --engine explore --property race %s
// EXIT: 10
// RUN: heddle check --engine explore --property race --reduction none %s
// EXIT: 10
// RUN: heddle check --engine bmc --property race %s
// EXIT: 10
// RUN: heddle check --engine explore --property race -DCOPIES %s
// EXIT: 0
// RUN: heddle check --engine explore --property race -DCOPIES --reduction none %s
// EXIT: 0
// RUN: heddle check --engine bmc --property race -DCOPIES %s
// EXIT: 0

#include <pthread.h>
#include <stdarg.h>

static va_list list;

static void *copies(void *unused)
{
    va_list own;
    va_copy(own, list);
    va_end(own);
    return unused;
}

static void share(int first, ...)
{
    pthread_t thread;
    va_start(list, first);
    pthread_create(&thread, NULL, copies, NULL);
#ifdef COPIES
    copies(NULL);
#else
    va_end(list);
    va_start(list, first); //~ ERROR: [race]
#endif
    pthread_join(thread, NULL);
    va_end(list);
}

int main(void)
{
    share(1, 2, 3);
    return 0;
}
