// Much of C at once: unions, bit-fields, switches, function pointers, variable arguments, thread-locals.
// RUN: heddle ir --check %s
// EXIT: 0

#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum shape { CIRCLE, SQUARE };

struct item {
    enum shape shape : 3;
    unsigned flags : 5;
    union {
        double radius;
        int side;
    } size;
    struct item *next;
};

static _Thread_local int depth;
static atomic_int live;
static const char *const names[] = {"circle", "square"};

static int total(int count, ...)
{
    va_list list;
    va_start(list, count);
    int sum = 0;
    while (count-- > 0)
        sum += va_arg(list, int);
    va_end(list);
    return sum;
}

static struct item *make(enum shape shape, int size)
{
    struct item *item = calloc(1, sizeof *item);
    if (!item)
        abort();
    item->shape = shape;
    switch (shape) {
    case CIRCLE:
        item->size.radius = size;
        break;
    case SQUARE:
        item->size.side = size;
        break;
    }
    atomic_fetch_add(&live, 1);
    return item;
}

static int by_shape(const void *a, const void *b)
{
    const struct item *const *x = a, *const *y = b;
    return (int)(*x)->shape - (int)(*y)->shape;
}

int main(int argc, char **argv)
{
    struct item *items[3];
    int lengths[argc + 1];
    memset(lengths, 0, sizeof lengths);
    for (int i = 0; i < 3; i++)
        items[i] = make(i % 2 ? SQUARE : CIRCLE, i + total(2, argc, 1));
    qsort(items, 3, sizeof *items, by_shape);
    do {
        depth++;
        printf("%s %d\n", names[items[depth % 3]->shape], lengths[0]);
    } while (depth < 3 && argv[0]);
    float f = (float)argc / 3;
    long double wide = f;
    __asm__ volatile("" ::: "memory");
    goto done;
done:
    return wide > 1.0L ? (int)f : 0;
}
