// Threads get arbitrary bounds in a structure and give back where they put the width. It is computed without a sign, which
// never overflows.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine explore --input '__VERIFIER_nondet_int=weighted(-2147483648:1,0:1,2147483647:1)' %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>

extern int __VERIFIER_nondet_int(void);

struct range {
    int low, high;
    unsigned width;
};

static void *measure(void *argument)
{
    struct range *range = argument;
    if (range->low > range->high)
        return 0;
    range->width = (unsigned)range->high - (unsigned)range->low;
    return &range->width;
}

int main(void)
{
    pthread_t threads[2];
    struct range ranges[2];
    for (int i = 0; i < 2; i++) {
        ranges[i].low = __VERIFIER_nondet_int();
        ranges[i].high = __VERIFIER_nondet_int();
        pthread_create(&threads[i], 0, measure, &ranges[i]);
    }
    for (int i = 0; i < 2; i++) {
        void *width;
        pthread_join(threads[i], &width);
        if (width)
            assert(*(unsigned *)width == (long)ranges[i].high - ranges[i].low);
        else
            assert(ranges[i].low > ranges[i].high);
    }
    return 0;
}
