// Semaphores: two threads ping and pong in strict order. FAULTY starts with both semaphores at one, so both may be in.
// RUN: heddle check --engine explore --property assert,reach,race,deadlock %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert -DFAULTY %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

#ifdef FAULTY
#define PONGS 1
#else
#define PONGS 0
#endif

static sem_t pings, pongs;
static int ball;

static void *ping(void *unused)
{
    for (int i = 0; i < 2; i++) {
        sem_wait(&pings);
        assert(ball % 2 == 0); //~ ERROR: [assert]
        ball++;
        sem_post(&pongs);
    }
    return 0;
}

static void *pong(void *unused)
{
    for (int i = 0; i < 2; i++) {
        sem_wait(&pongs);
        ball++;
        sem_post(&pings);
    }
    return 0;
}

int main(void)
{
    pthread_t one, two;
    int value;
    sem_init(&pings, 0, 1);
    sem_init(&pongs, 0, PONGS);
    pthread_create(&one, 0, ping, 0);
    pthread_create(&two, 0, pong, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
    sem_getvalue(&pings, &value);
#ifndef FAULTY
    assert(ball == 4 && value == 1);
#endif
    return 0;
}
