// A queue in an array, used by arbitrary operations, against a count of what went in and out. Full and empty look alike if a place is not kept free.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10
// RUN: heddle check --engine explore %s
// EXIT: 0
// RUN: heddle check --engine explore -DBUG %s
// EXIT: 10

#include <assert.h>

extern _Bool __VERIFIER_nondet_bool(void);

#define SIZE 3

static int values[SIZE];
static unsigned head, tail;

static int put(int value)
{
#ifdef BUG
    if (head == tail && values[head])
        return 0;
#else
    if ((tail + 1) % SIZE == head)
        return 0;
#endif
    values[tail] = value;
    tail = (tail + 1) % SIZE;
    return 1;
}

static int get(int *value)
{
    if (head == tail)
        return 0;
    *value = values[head];
    values[head] = 0;
    head = (head + 1) % SIZE;
    return 1;
}

int main(void)
{
    int in = 0, out = 0, value;
    for (int step = 0; step < 6; step++) {
        if (__VERIFIER_nondet_bool()) {
            if (put(in + 1))
                in++;
        } else if (get(&value)) {
            out++;
            assert(value == out);
        } else {
            assert(in == out); //~ ERROR: [assert]
        }
    }
    assert(in - out <= SIZE);
    return 0;
}
