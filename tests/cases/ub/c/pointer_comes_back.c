// The head of a list belongs to no entry: a pointer to one leaves the head, and comes back before it is followed. That is class `pointer`, and not `bounds`.
// RUN: heddle check --engine explore --property pointer,bounds %s
// EXIT: 10
// RUN: heddle check --engine bmc --property pointer,bounds %s
// EXIT: 10
// RUN: heddle check --engine explore --property bounds,null,lifetime,free %s
// EXIT: 0
// RUN: heddle check --engine bmc --property bounds,null,lifetime,free %s
// EXIT: 0
// RUN: heddle check --engine prove --property bounds,null,lifetime,free %s
// EXIT: 0

#include <stddef.h>

struct link {
    struct link *next;
};

struct entry {
    int value;
    struct link link;
};

static struct entry first;
static struct link head;

int main(void)
{
    head.next = &first.link;
    first.link.next = &head;
    struct entry *each = (struct entry *)((char *)head.next - offsetof(struct entry, link));
    int sum = 0;
    while (&each->link != &head) {
        sum += each->value;
        each = (struct entry *)((char *)each->link.next - offsetof(struct entry, link)); //~ ERROR: [pointer] a pointer leaves its object
    }
    return sum;
}
