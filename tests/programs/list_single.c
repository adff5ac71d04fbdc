// A singly linked list: building, reversing, merge sort, removing, freeing.
#include <stdio.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

static struct node *push(struct node *list, int value)
{
    struct node *n = malloc(sizeof *n);
    if (!n)
        abort();
    n->value = value;
    n->next = list;
    return n;
}

static struct node *reverse(struct node *list)
{
    struct node *done = NULL;
    while (list) {
        struct node *next = list->next;
        list->next = done;
        done = list;
        list = next;
    }
    return done;
}

static struct node *merge(struct node *a, struct node *b)
{
    struct node *head = NULL, **tail = &head;
    while (a && b) {
        struct node **from = a->value <= b->value ? &a : &b;
        *tail = *from;
        *from = (*from)->next;
        tail = &(*tail)->next;
    }
    *tail = a ? a : b;
    return head;
}

static struct node *sort(struct node *list)
{
    if (!list || !list->next)
        return list;
    struct node *slow = list, *fast = list->next;
    while (fast && fast->next) {
        slow = slow->next;
        fast = fast->next->next;
    }
    struct node *second = slow->next;
    slow->next = NULL;
    return merge(sort(list), sort(second));
}

static void remove_if(struct node **link, int (*test)(int))
{
    while (*link) {
        struct node *n = *link;
        if (test(n->value)) {
            *link = n->next;
            free(n);
        } else {
            link = &n->next;
        }
    }
}

static int is_odd(int x)
{
    return x & 1;
}

static int always(int x)
{
    (void)x;
    return 1;
}

static void show(const struct node *list)
{
    for (; list; list = list->next)
        printf("%d%s", list->value, list->next ? " -> " : "\n");
}

int main(void)
{
    struct node *list = NULL;
    for (int i = 0, x = 7; i < 12; i++, x = x * 31 % 53)
        list = push(list, x);
    show(list);
    list = reverse(list);
    show(list);
    list = sort(list);
    show(list);
    remove_if(&list, is_odd);
    show(list);
    remove_if(&list, always);
    printf("%s\n", list ? "not empty" : "empty");
    return 0;
}
