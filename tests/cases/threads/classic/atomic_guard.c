// A wait inside an atomic section gives way while it cannot go on, and has the section again when it can: a guarded action.
// RUN: heddle check --engine explore --property assert,deadlock %s
// EXIT: 0

#include <assert.h>
#include <heddle.h>
#include <pthread.h>

static int available, taken, tokens;

static void *consumer(void *unused)
{
    heddle_atomic_begin();
    heddle_block_until(&available);
    available = 0;
    taken++;
    heddle_atomic_end();
    return 0;
}

static void *producer(void *unused)
{
    for (int i = 0; i < 2; i++) {
        int made = 0;
        while (!made) {
            heddle_atomic_begin();
            if (!available) {
                available = 1;
                tokens++;
                made = 1;
            }
            heddle_atomic_end();
        }
    }
    return 0;
}

int main(void)
{
    pthread_t threads[3];
    pthread_create(&threads[0], 0, consumer, 0);
    pthread_create(&threads[1], 0, consumer, 0);
    pthread_create(&threads[2], 0, producer, 0);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], 0);
    assert(available == 0 && taken == 2 && tokens == 2);
    return 0;
}
