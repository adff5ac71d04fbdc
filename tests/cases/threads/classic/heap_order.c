// Two threads make blocks and hang them into a list: in which order they were made does not matter to who holds which.
// RUN: heddle check --engine explore --property assert,race,leak,cleanup,lifetime,free %s
// EXIT: 0
// RUN: heddle check --engine explore --property cleanup -DFORGET %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct node *list;

static void *add(void *value)
{
    for (int i = 0; i < 2; i++) {
        struct node *node = malloc(sizeof *node); //~ ERROR: [cleanup]
        node->value = *(int *)value;
        pthread_mutex_lock(&mutex);
        node->next = list;
        list = node;
        pthread_mutex_unlock(&mutex);
    }
    return NULL;
}

int main(void)
{
    int values[2] = {1, 10}, sum = 0;
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, add, &values[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    while (list) {
        struct node *node = list;
        list = node->next;
        sum += node->value;
#ifdef FORGET
        if (!list)
            break;
#endif
        free(node);
    }
    assert(sum == 22);
    return 0;
}
