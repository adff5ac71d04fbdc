// An allocator of one's own on a static block: alignment, splitting, joining of free neighbours.
#include <stdalign.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { ROOM = 1024, UNIT = 16 };
static alignas(UNIT) unsigned char block[ROOM];

struct header {
    uint32_t size, used;
    uint32_t unused[2];
};
_Static_assert(sizeof(struct header) == UNIT, "one unit");

static struct header *first(void)
{
    return (struct header *)block;
}

static struct header *after(struct header *h)
{
    unsigned char *next = (unsigned char *)h + h->size;
    return next < block + ROOM ? (struct header *)next : NULL;
}

static void start(void)
{
    *first() = (struct header){.size = ROOM};
}

static void *take(size_t n)
{
    uint32_t need = (uint32_t)((n + UNIT - 1) / UNIT * UNIT + UNIT);
    for (struct header *h = first(); h; h = after(h)) {
        for (struct header *next; !h->used && (next = after(h)) && !next->used;)
            h->size += next->size;
        if (h->used || h->size < need)
            continue;
        if (h->size > need) {
            struct header *rest = (struct header *)((unsigned char *)h + need);
            *rest = (struct header){.size = h->size - need};
            h->size = need;
        }
        h->used = 1;
        return h + 1;
    }
    return NULL;
}

static void give(void *p)
{
    if (p)
        ((struct header *)p - 1)->used = 0;
}

static void show(void)
{
    for (struct header *h = first(); h; h = after(h))
        printf("%s%u ", h->used ? "+" : "-", h->size);
    printf("\n");
}

int main(void)
{
    start();
    char *text = take(20);
    double *numbers = take(10 * sizeof *numbers);
    int *ints = take(sizeof *ints);
    if (!text || !numbers || !ints)
        return 1;
    strcpy(text, "nineteen characters");
    for (int i = 0; i < 10; i++)
        numbers[i] = i * 0.5;
    *ints = 7;
    show();
    printf("%s %g %d %d\n", text, numbers[9], *ints, (int)((uintptr_t)ints % UNIT));
    give(numbers);
    show();
    char *small = take(8);
    show();
    give(text);
    give(small);
    printf("%d\n", take(2000) == NULL);
    show();
    give(ints);
    void *all = take(ROOM - UNIT);
    show();
    printf("%d\n", all == (void *)(block + UNIT));
    give(all);
    return 0;
}
