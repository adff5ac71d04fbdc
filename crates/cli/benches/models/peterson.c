// Peterson's filter lock for N processes that go in and out for ever; for two it is his algorithm as it is usually told.
// peterson.pml is the same algorithm for SPIN.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 2
#endif

static atomic_int level[N], last[N];
static int inside;

static void *process(void *argument)
{
    int me = *(int *)argument;
    for (;;) {
        for (int l = 1; l < N; l++) {
            level[me] = l;
            last[l] = me;
            for (int other = 0; other < N; other++)
                if (other != me)
                    while (level[other] >= l && last[l] == me) {
                    }
        }
        inside++;
        assert(inside == 1);
        inside--;
        level[me] = 0;
    }
    return 0;
}

int main(void)
{
    int numbers[N];
    pthread_t threads[N];
    for (int i = 0; i < N; i++) {
        numbers[i] = i;
        pthread_create(&threads[i], 0, process, &numbers[i]);
    }
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], 0);
    return 0;
}
