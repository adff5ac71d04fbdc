// A node is written after it is published under a lock, which does not keep others from reading it: a race.
// RUN: heddle check --engine explore --property race %s
// EXIT: 10
// RUN: heddle check --engine bmc --property race %s
// EXIT: 10
// RUN: heddle check --engine bmc --property race --encoding scheduler %s
// EXIT: 10

#include <pthread.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct node *head;

static int value_of(struct node *node, int writes)
{
    return writes ? node->value = 1 : node->value; //~ ERROR: [race]
}

static void *publishes(void *unused)
{
    struct node *mine = malloc(sizeof *mine);
    pthread_mutex_lock(&mutex);
    mine->next = head;
    head = mine;
    pthread_mutex_unlock(&mutex);
    value_of(mine, 1);
    return unused;
}

int main(void)
{
    pthread_t thread;
    int sum = 0;
    pthread_create(&thread, NULL, publishes, NULL);
    pthread_mutex_lock(&mutex);
    for (struct node *node = head; node; node = node->next)
        sum += value_of(node, 0);
    pthread_mutex_unlock(&mutex);
    return sum > 2;
}
