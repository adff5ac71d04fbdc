// A node is written before it is published under a lock, and read under the lock: no race, whoever tells of it.
// RUN: heddle check --engine explore --property race %s
// EXIT: 0
// RUN: heddle check --engine bmc --property race %s
// EXIT: 0
// RUN: heddle check --engine explore --property race -DTOLD %s
// EXIT: 0
// RUN: heddle check --engine bmc --property race -DTOLD %s
// EXIT: 0

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct node *head;
static int plain, told;
static atomic_int written;

static void *publishes(void *unused)
{
#ifdef TOLD
    plain = 1;
    written = 1;
#else
    struct node *mine = malloc(sizeof *mine);
    mine->value = 1;
    pthread_mutex_lock(&mutex);
    mine->next = head;
    head = mine;
    pthread_mutex_unlock(&mutex);
#endif
    return unused;
}

static void *tells(void *unused)
{
    if (written) {
        pthread_mutex_lock(&mutex);
        told = 1;
        pthread_mutex_unlock(&mutex);
    }
    return unused;
}

int main(void)
{
    pthread_t first, second;
    int sum = 0;
    pthread_create(&first, NULL, publishes, NULL);
#ifdef TOLD
    pthread_create(&second, NULL, tells, NULL);
#else
    pthread_create(&second, NULL, publishes, NULL);
#endif
    pthread_mutex_lock(&mutex);
    if (told)
        sum += plain;
    for (struct node *node = head; node; node = node->next)
        sum += node->value;
    pthread_mutex_unlock(&mutex);
    return sum > 2;
}
