// A ring buffer of structures with wrap-around, and producers and consumers that take turns by callbacks.
#include <stdbool.h>
#include <stdio.h>

enum { ROOM = 8 };

typedef struct {
    int id;
    char kind;
    float weight;
} item;

typedef struct {
    item slots[ROOM];
    unsigned head, tail;
} ring;

static bool put(ring *r, item it)
{
    if (r->head - r->tail == ROOM)
        return false;
    r->slots[r->head++ % ROOM] = it;
    return true;
}

static bool get(ring *r, item *out)
{
    if (r->head == r->tail)
        return false;
    *out = r->slots[r->tail++ % ROOM];
    return true;
}

typedef bool task(ring *, void *);

static bool produce(ring *r, void *state)
{
    int *next = state;
    for (int i = 0; i < 3; i++) {
        item it = {*next, "abc"[*next % 3], (float)*next / 4};
        if (!put(r, it))
            return true;
        if (++*next == 25)
            return false;
    }
    return true;
}

struct totals {
    int count, ids;
    float weight;
    int kinds[3];
};

static bool consume(ring *r, void *state)
{
    struct totals *t = state;
    item it;
    for (int i = 0; i < 2 && get(r, &it); i++) {
        t->count++;
        t->ids += it.id;
        t->weight += it.weight;
        t->kinds[it.kind - 'a']++;
    }
    return t->count < 25;
}

int main(void)
{
    ring r = {.head = 4294967290u, .tail = 4294967290u};
    int next = 0;
    struct totals totals = {0};
    struct {
        task *run;
        void *state;
        bool alive;
    } tasks[] = {{produce, &next, true}, {consume, &totals, true}};
    int turns = 0;
    for (int alive = 2; alive > 0; turns++) {
        unsigned which = turns % 2;
        if (tasks[which].alive && !tasks[which].run(&r, tasks[which].state)) {
            tasks[which].alive = false;
            alive--;
        }
    }
    printf("%d turns, %d items, ids %d, weight %g\n", turns, totals.count, totals.ids, totals.weight);
    printf("%d %d %d, %u %u\n", totals.kinds[0], totals.kinds[1], totals.kinds[2], r.head, r.tail);
    return 0;
}
