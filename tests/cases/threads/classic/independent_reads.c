// Two write different variables, two read both in opposite orders: under sequential consistency the readers agree on who
// wrote first.
// RUN: heddle check --engine explore --property assert,race,deadlock %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;
static int seen[2][2];

static void *write_x(void *unused)
{
    x = 1;
    return 0;
}

static void *write_y(void *unused)
{
    y = 1;
    return 0;
}

static void *read_x_y(void *unused)
{
    seen[0][0] = x;
    seen[0][1] = y;
    return 0;
}

static void *read_y_x(void *unused)
{
    seen[1][0] = y;
    seen[1][1] = x;
    return 0;
}

int main(void)
{
    void *(*functions[4])(void *) = {write_x, write_y, read_x_y, read_y_x};
    pthread_t threads[4];
    for (int i = 0; i < 4; i++)
        pthread_create(&threads[i], 0, functions[i], 0);
    for (int i = 0; i < 4; i++)
        pthread_join(threads[i], 0);
    assert(!(seen[0][0] && !seen[0][1] && seen[1][0] && !seen[1][1]));
    return 0;
}
