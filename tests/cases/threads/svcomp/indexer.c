// indexer: threads put their messages into a hash table by compare-and-swap, the next place being tried when one is
// taken. No message is lost while there is room. FAULTY looks first and stores then.
// RUN: heddle check --engine explore --property assert -DFAULTY %s
// EXIT: 10
// RUN: heddle check --engine explore --property assert,reach,race,deadlock,bounds %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define THREADS 2
#define MESSAGES 2
#define SIZE 4

static _Atomic int table[SIZE];

static _Bool put(int place, int message)
{
#ifdef FAULTY
    if (table[place] != 0)
        return 0;
    table[place] = message;
    return 1;
#else
    int empty = 0;
    return atomic_compare_exchange_strong(&table[place], &empty, message);
#endif
}

static void *index_messages(void *argument)
{
    int thread = *(int *)argument;
    for (int m = 0; m < MESSAGES; m++) {
        int message = 10 * (thread + 1) + m;
        int place = m;
        while (!put(place, message))
            place = (place + 1) % SIZE;
    }
    return 0;
}

int main(void)
{
    pthread_t threads[THREADS];
    int numbers[THREADS], found = 0;
    for (int i = 0; i < THREADS; i++) {
        numbers[i] = i;
        pthread_create(&threads[i], 0, index_messages, &numbers[i]);
    }
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], 0);
    for (int i = 0; i < SIZE; i++)
        found += table[i] != 0;
    assert(found == THREADS * MESSAGES); //~ ERROR: [assert]
    return 0;
}
