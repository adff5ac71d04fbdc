// A search in a list returns null if nothing fits; who uses its answer must look.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stddef.h>

extern int __VERIFIER_nondet_int(void);

struct entry {
    int key, value;
    struct entry *next;
};

static struct entry *find(struct entry *list, int key)
{
    while (list && list->key != key)
        list = list->next;
    return list;
}

int main(void)
{
    struct entry third = {30, 3, NULL}, second = {20, 2, &third}, first = {10, 1, &second};
    int key = __VERIFIER_nondet_int();
    struct entry *found = find(&first, key);
#ifndef BUG
    if (!found)
        return 0;
#endif
    assert(found->value * 10 == key); //~ ERROR: [null]
    return 0;
}
