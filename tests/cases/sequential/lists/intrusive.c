// A list of links inside of other structures, with a way back from the link to what it is part of.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stddef.h>

extern short __VERIFIER_nondet_short(void);

struct link {
    struct link *next;
};

struct account {
    int number;
    short balance;
    struct link link;
};

#ifdef BUG
#define account_of(p) ((struct account *)((char *)(p) - sizeof(int) - sizeof(short)))
#else
#define account_of(p) ((struct account *)((char *)(p) - offsetof(struct account, link)))
#endif

int main(void)
{
    struct account accounts[3];
    struct link *list = NULL;
    int sum = 0, listed = 0;
    for (int i = 0; i < 3; i++) {
        accounts[i].number = i;
        accounts[i].balance = __VERIFIER_nondet_short();
        sum += accounts[i].balance;
        accounts[i].link.next = list;
        list = &accounts[i].link;
    }
    for (; list; list = list->next)
        listed += account_of(list)->balance; //~ ERROR: [align]
    assert(listed == sum);
    return 0;
}
