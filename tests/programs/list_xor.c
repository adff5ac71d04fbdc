// A doubly linked list with one word per node: the two neighbours' addresses, combined by exclusive or.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

struct node {
    int value;
    uintptr_t both;
};

struct list {
    struct node *first, *last;
};

static struct node *other(const struct node *n, const struct node *from)
{
    return (struct node *)(n->both ^ (uintptr_t)from);
}

static void append(struct list *list, int value)
{
    struct node *n = malloc(sizeof *n);
    if (!n)
        abort();
    n->value = value;
    n->both = (uintptr_t)list->last;
    if (list->last)
        list->last->both ^= (uintptr_t)n;
    else
        list->first = n;
    list->last = n;
}

static void walk(const struct node *start)
{
    const struct node *previous = NULL;
    while (start) {
        printf("%d ", start->value);
        const struct node *next = other(start, previous);
        previous = start;
        start = next;
    }
    printf("\n");
}

static void clear(struct list *list)
{
    struct node *previous = NULL, *n = list->first;
    int count = 0;
    while (n) {
        struct node *next = other(n, previous);
        free(previous);
        previous = n;
        n = next;
        count++;
    }
    free(previous);
    list->first = list->last = NULL;
    printf("%d freed\n", count);
}

int main(void)
{
    struct list list = {0};
    for (int i = 1; i <= 10; i++)
        append(&list, i * i);
    walk(list.first);
    walk(list.last);
    clear(&list);
    append(&list, 5);
    walk(list.first);
    clear(&list);
    return 0;
}
