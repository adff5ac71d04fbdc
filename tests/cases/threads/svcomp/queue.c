// queue_ok and queue (FAULTY), in their three lengths: a producer puts what it makes into a ring and writes it down, a
// consumer takes it out and compares. Under one lock the order is right. FAULTY takes without asking whether
// there is something to take.
// RUN: heddle check --engine explore --property reach -DFAULTY %s
// EXIT: 10
// RUN: heddle check --engine explore --property reach -DFAULTY -DSIZE=3 %s
// EXIT: 10
// RUN: heddle check --engine explore --property reach -DFAULTY -DSIZE=4 %s
// EXIT: 10
// RUN: heddle check --engine explore --property assert,reach,race,deadlock,bounds,uninit %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert,reach,race,deadlock,bounds,uninit -DSIZE=3 %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert,reach,race,deadlock,bounds,uninit -DSIZE=4 %s
// EXIT: 0

#include <heddle.h>
#include <pthread.h>

#ifndef SIZE
#define SIZE 2
#endif
#define EMPTY (-1)

void reach_error(void);

struct queue {
    int items[SIZE];
    int first;
    int count;
};

static struct queue queue;
static int written[SIZE];
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void put(int item)
{
    queue.items[(queue.first + queue.count) % SIZE] = item;
    queue.count++;
}

static int take(void)
{
    if (queue.count == 0)
        return EMPTY;
    int item = queue.items[queue.first];
    queue.first = (queue.first + 1) % SIZE;
    queue.count--;
    return item;
}

static void *producer(void *unused)
{
    for (int i = 0; i < SIZE; i++) {
        int item = heddle_choose(2);
        pthread_mutex_lock(&mutex);
        put(item);
        written[i] = item;
        pthread_mutex_unlock(&mutex);
    }
    return 0;
}

static void *consumer(void *unused)
{
    for (int taken = 0; taken < SIZE;) {
        pthread_mutex_lock(&mutex);
#ifndef FAULTY
        if (queue.count > 0)
#endif
        {
            if (take() != written[taken])
                reach_error(); //~ ERROR: [reach]
            taken++;
        }
        pthread_mutex_unlock(&mutex);
    }
    return 0;
}

int main(void)
{
    pthread_t making, using;
    pthread_create(&making, 0, producer, 0);
    pthread_create(&using, 0, consumer, 0);
    pthread_join(making, 0);
    pthread_join(using, 0);
    return 0;
}
