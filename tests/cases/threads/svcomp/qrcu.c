// qrcu: readers count themselves in one of two counters, an updater turns new readers to the other counter and waits until
// the old one is zero. A reader that was reading when an update began has left when it ends. FAULTY readers count
// themselves without looking whether their counter is still in use.
// RUN: heddle check --engine explore --property reach -DFAULTY %s
// EXIT: 10
// RUN: heddle check --engine explore --property reach,race,bounds %s
// EXIT: 0

#include <pthread.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
void reach_error(void);

#define READERS 2
#ifndef UPDATES
#define UPDATES 2
#endif

static _Atomic int current;
static _Atomic int readers[2] = {1, 0};
static _Atomic int reading[READERS];
static pthread_mutex_t updating = PTHREAD_MUTEX_INITIALIZER;

static _Bool enter(int counter)
{
    _Bool entered = 1;
    __VERIFIER_atomic_begin();
#ifndef FAULTY
    entered = readers[counter] > 0;
#endif
    if (entered)
        readers[counter]++;
    __VERIFIER_atomic_end();
    return entered;
}

static void *reader(void *argument)
{
    int number = *(int *)argument;
    int counter;
    do
        counter = current;
    while (!enter(counter));
    reading[number] = 1;
    reading[number] = 2;
    readers[counter]--;
    return 0;
}

static int sum_of_readers(void)
{
    int sum = readers[0];
    sum += readers[1];
    return sum;
}

static void wait_for_readers(void)
{
    int sum = sum_of_readers();
    if (sum <= 1)
        sum = sum_of_readers();
    if (sum <= 1)
        return;
    pthread_mutex_lock(&updating);
    int old = current;
    readers[1 - old]++;
    current = 1 - old;
    readers[old]--;
    while (readers[old] > 0) {
    }
    pthread_mutex_unlock(&updating);
}

static void *updater(void *unused)
{
    for (int i = 0; i < UPDATES; i++) {
        int before[READERS];
        for (int r = 0; r < READERS; r++)
            before[r] = reading[r];
        wait_for_readers();
        for (int r = 0; r < READERS; r++)
            if (before[r] == 1 && reading[r] == 1)
                reach_error(); //~ ERROR: [reach]
    }
    return 0;
}

int main(void)
{
    pthread_t threads[READERS + 1];
    int numbers[READERS];
    for (int i = 0; i < READERS; i++) {
        numbers[i] = i;
        pthread_create(&threads[i], 0, reader, &numbers[i]);
    }
    pthread_create(&threads[READERS], 0, updater, 0);
    for (int i = 0; i <= READERS; i++)
        pthread_join(threads[i], 0);
    return 0;
}
