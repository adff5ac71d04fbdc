// stack, in its three lengths: one thread pushes, one pops. The popping one must ask under the lock whether something is
// there; FAULTY asks before it has the lock whether something ever was.
// RUN: heddle check --engine explore --property reach -DFAULTY %s
// EXIT: 10
// RUN: heddle check --engine explore --property reach -DFAULTY -DSIZE=3 %s
// EXIT: 10
// RUN: heddle check --engine explore --property reach -DFAULTY -DSIZE=4 %s
// EXIT: 10
// RUN: heddle check --engine explore --property reach,race,deadlock,bounds %s
// EXIT: 0
// RUN: heddle check --engine explore --property reach,race,deadlock,bounds -DSIZE=3 %s
// EXIT: 0
// RUN: heddle check --engine explore --property reach,race,deadlock,bounds -DSIZE=4 %s
// EXIT: 0

#include <pthread.h>

#ifndef SIZE
#define SIZE 2
#endif

void reach_error(void);

static int items[SIZE];
static int top;
static _Bool pushed_once;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void push(int item)
{
    if (top == SIZE)
        reach_error();
    items[top++] = item;
}

static int pop(void)
{
    if (top == 0)
        reach_error(); //~ ERROR: [reach]
    return items[--top];
}

static void *pusher(void *unused)
{
    for (int i = 0; i < SIZE; i++) {
        pthread_mutex_lock(&mutex);
        push(i);
        pushed_once = 1;
        pthread_mutex_unlock(&mutex);
    }
    return 0;
}

static void *popper(void *unused)
{
    for (int i = 0; i < SIZE; i++) {
#ifdef FAULTY
        if (pushed_once) {
            pthread_mutex_lock(&mutex);
            pop();
            pthread_mutex_unlock(&mutex);
        }
#else
        pthread_mutex_lock(&mutex);
        if (top > 0)
            pop();
        pthread_mutex_unlock(&mutex);
#endif
    }
    return 0;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, 0, pusher, 0);
    pthread_create(&two, 0, popper, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
    return 0;
}
