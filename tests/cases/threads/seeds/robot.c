// A robot on a grid looks for the far corner. One thread looks around and notes which ways are free, the other moves by
// these notes. A note may be old by the time it is used, so the robot may fall off the grid; it may also arrive. With
// CAREFUL it looks again, under the lock, before it moves, and never falls. The notes are plain variables: they race.
// RUN: heddle check --engine explore --property assert %s
// EXIT: 10
// RUN: heddle check --engine explore --property assert,reach,bounds,overflow -DCAREFUL %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert,reach,bounds,overflow -DCAREFUL -DRAND %s
// EXIT: 0
// RUN: heddle query -DCAREFUL %s "E<>([0.done])"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query -DCAREFUL %s "E<>([2.fall])"
// EXIT: 0
// STDOUT: not satisfied
// RUN: heddle query %s "E<>([2.fall])"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query %s "E<>([0.done])"
// EXIT: 0
// STDOUT-NOT: not satisfied

#include <heddle.h>
#include <pthread.h>
#include <stdlib.h>

#ifndef WIDTH
#define WIDTH 2
#endif
#ifndef HEIGHT
#define HEIGHT 2
#endif

enum way { UP, DOWN, LEFT, RIGHT, WAYS };

struct notes {
    int open[WAYS];
    int arrived;
    int looking;
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int column = 0, row = HEIGHT - 1;

static void done(void) {}

void fall(void)
{
    heddle_assert(0, "the robot falls"); //~ ERROR: [assert]
}

static int on_grid(enum way way)
{
    switch (way) {
    case UP: return row > 0;
    case DOWN: return row < HEIGHT - 1;
    case LEFT: return column > 0;
    default: return column < WIDTH - 1;
    }
}

static int look(enum way way)
{
    pthread_mutex_lock(&mutex);
    int open = on_grid(way);
    pthread_mutex_unlock(&mutex);
    return open;
}

static int at_goal(void)
{
    pthread_mutex_lock(&mutex);
    int there = column == WIDTH - 1 && row == 0;
    pthread_mutex_unlock(&mutex);
    return there;
}

static void move(enum way way)
{
    pthread_mutex_lock(&mutex);
    if (on_grid(way)) {
        row += way == DOWN ? 1 : way == UP ? -1 : 0;
        column += way == RIGHT ? 1 : way == LEFT ? -1 : 0;
    } else {
#ifndef CAREFUL
        fall();
#endif
    }
    pthread_mutex_unlock(&mutex);
}

static void *observer(void *argument)
{
    struct notes *notes = argument;
    while (notes->looking) {
        notes->arrived = at_goal();
        for (int way = UP; way < WAYS; way++)
            notes->open[way] = look(way);
    }
    return 0;
}

static void *runner(void *argument)
{
    struct notes *notes = argument;
    while (!notes->arrived) {
#ifdef RAND
        enum way way = rand() % WAYS;
#else
        enum way way = heddle_choose(WAYS);
#endif
        if (notes->open[way])
            move(way);
    }
    notes->looking = 0;
    return 0;
}

int main(void)
{
    struct notes notes = {.looking = 1};
    pthread_t eyes, legs;
    pthread_create(&eyes, 0, observer, &notes);
    pthread_create(&legs, 0, runner, &notes);
    pthread_join(eyes, 0);
    pthread_join(legs, 0);
    done();
    return 0;
}
