// Intrusive doubly linked lists: a task is in two lists at once, found back by container_of.
#include <stddef.h>
#include <stdio.h>

struct link {
    struct link *previous, *next;
};

#define container_of(pointer, type, member) ((type *)((char *)(pointer)-offsetof(type, member)))

struct task {
    const char *name;
    struct link by_age;
    int priority;
    struct link by_priority;
};

static struct link ages = {&ages, &ages};
static struct link priorities = {&priorities, &priorities};

static void insert_before(struct link *where, struct link *what)
{
    what->previous = where->previous;
    what->next = where;
    where->previous->next = what;
    where->previous = what;
}

static void unlink_it(struct link *what)
{
    what->previous->next = what->next;
    what->next->previous = what->previous;
    what->next = what->previous = what;
}

static void add(struct task *t)
{
    insert_before(&ages, &t->by_age);
    struct link *l = priorities.next;
    while (l != &priorities && container_of(l, struct task, by_priority)->priority <= t->priority)
        l = l->next;
    insert_before(l, &t->by_priority);
}

static void show(void)
{
    for (struct link *l = ages.next; l != &ages; l = l->next)
        printf("%s ", container_of(l, struct task, by_age)->name);
    printf("|");
    for (struct link *l = priorities.next; l != &priorities; l = l->next)
        printf(" %s(%d)", container_of(l, struct task, by_priority)->name,
               container_of(l, struct task, by_priority)->priority);
    printf("\n");
}

int main(void)
{
    struct task tasks[] = {
        {.name = "read", .priority = 5},
        {.name = "parse", .priority = 2},
        {.name = "check", .priority = 9},
        {.name = "print", .priority = 2},
    };
    for (unsigned i = 0; i < sizeof tasks / sizeof *tasks; i++) {
        add(&tasks[i]);
        show();
    }
    unlink_it(&tasks[1].by_age);
    show();
    unlink_it(&tasks[1].by_priority);
    tasks[1].priority = 7;
    add(&tasks[1]);
    show();
    while (priorities.next != &priorities) {
        struct task *first = container_of(priorities.next, struct task, by_priority);
        unlink_it(&first->by_priority);
        unlink_it(&first->by_age);
    }
    show();
    return ages.next == &ages ? 0 : 1;
}
