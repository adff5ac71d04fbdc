// Two bit-fields of one unit are one memory location: changing both at once races, and one change may be lost. A field of width
// zero between them (APART) puts them into different ones.
// RUN: heddle check --engine explore --property assert,race -DAPART %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>

static struct {
    unsigned char low : 4;
#ifdef APART
    unsigned char : 0;
#endif
    unsigned char high : 4;
} fields;

static void *set_low(void *unused)
{
    fields.low = 1;
    return 0;
}

static void *set_high(void *unused)
{
    fields.high = 2;
    return 0;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, 0, set_low, 0);
    pthread_create(&two, 0, set_high, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
    assert(fields.low == 1 && fields.high == 2); //~ ERROR: [assert]
    return 0;
}
