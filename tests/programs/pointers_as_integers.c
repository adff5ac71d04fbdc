// Pointers kept in integers: tags in low bits, alignment by masks, hashing an address, bytes of a pointer.
#include <stdalign.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef uintptr_t value;
enum { INTEGER = 1, MASK = 3 };

struct pair {
    value first, second;
};

static value of_int(int x)
{
    return (value)(intptr_t)x << 2 | INTEGER;
}
static int to_int(value v)
{
    return (int)((intptr_t)v >> 2);
}
static value cons(value a, value b)
{
    struct pair *p = malloc(sizeof *p);
    if (!p)
        abort();
    p->first = a;
    p->second = b;
    return (value)p;
}
static int is_int(value v)
{
    return (v & MASK) == INTEGER;
}
static struct pair *to_pair(value v)
{
    return (struct pair *)v;
}

static int sum(value v)
{
    if (!v)
        return 0;
    return is_int(v) ? to_int(v) : sum(to_pair(v)->first) + sum(to_pair(v)->second);
}

static void drop(value v)
{
    if (v && !is_int(v)) {
        drop(to_pair(v)->first);
        drop(to_pair(v)->second);
        free(to_pair(v));
    }
}

static void *align_up(void *p, uintptr_t to)
{
    return (void *)(((uintptr_t)p + to - 1) & ~(to - 1));
}

int main(void)
{
    value v = 0;
    for (int i = -3; i <= 5; i++)
        v = cons(of_int(i * 10), cons(v, of_int(1)));
    printf("%d\n", sum(v));
    drop(v);

    char room[128];
    char *aligned = align_up(room + 1, 32);
    memset(aligned, 'x', 32);
    printf("%d %d\n", (int)((uintptr_t)aligned % 32), aligned > room && aligned + 32 <= room + 128);

    int cells[4] = {1, 2, 3, 4};
    uintptr_t address = (uintptr_t)cells;
    printf("%d %d\n", *(int *)(address + 2 * sizeof(int)), (int)((uintptr_t)&cells[3] - address) / (int)sizeof(int));
    int *copy;
    unsigned char bytes[sizeof copy];
    int *original = &cells[1];
    for (size_t i = 0; i < sizeof original; i++)
        bytes[i] = ((unsigned char *)&original)[i];
    memcpy(&copy, bytes, sizeof copy);
    *copy = 20;
    printf("%d %d\n", cells[1], copy == original);

    uintptr_t tagged = (uintptr_t)original | 2;
    printf("%d %d\n", (int)(tagged & 3), *(int *)(tagged & ~(uintptr_t)3));
    uintptr_t hidden = ~(uintptr_t)original;
    printf("%d\n", *(int *)~hidden);
    alignas(16) static char wide[16];
    printf("%d %d\n", (int)((uintptr_t)wide & 15), (uintptr_t)NULL == 0);
    return 0;
}
