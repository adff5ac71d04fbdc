// A hash table with chains: what was stored last under a key is found. A negative key has a negative remainder.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stddef.h>

extern int __VERIFIER_nondet_int(void);

#define BUCKETS 3

struct entry {
    int key, value;
    struct entry *next;
};

static struct entry *buckets[BUCKETS];
static struct entry storage[3];
static int used;

static struct entry **bucket(int key)
{
#ifdef BUG
    return &buckets[key % BUCKETS]; //~ ERROR: [pointer]
#else
    return &buckets[(unsigned)key % BUCKETS];
#endif
}

static int *lookup(int key)
{
    for (struct entry *e = *bucket(key); e; e = e->next)
        if (e->key == key)
            return &e->value;
    return NULL;
}

static void store(int key, int value)
{
    int *there = lookup(key);
    if (there) {
        *there = value;
        return;
    }
    struct entry *e = &storage[used++];
    e->key = key;
    e->value = value;
    e->next = *bucket(key);
    *bucket(key) = e;
}

int main(void)
{
    int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int();
    store(a, 1);
    store(b, 2);
    assert(*lookup(b) == 2);
    assert(*lookup(a) == (a == b ? 2 : 1));
    return 0;
}
