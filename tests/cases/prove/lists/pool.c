// A list over a pool of eight nodes with indices for pointers; it is walked along in between. Safe because the head and all links are less than eight or say that nothing follows.
// RUN: heddle check --engine bmc --unwind 2 --bounded-ok %s
// EXIT: 0
// STDOUT: a loop was cut
// RUN: heddle check --timeout 300 -DBUG %s
// EXIT: 10

extern int __VERIFIER_nondet_int(void);

#define POOL 8
#define NONE (-1)

static struct {
    int value;
    int next;
} pool[POOL];

int main(void)
{
    int head = NONE, used = 0, sum = 0;
    while (__VERIFIER_nondet_int()) {
        if (__VERIFIER_nondet_int()) {
#ifdef BUG
            if (used > POOL)
#else
            if (used >= POOL)
#endif
                continue;
            pool[used].value = __VERIFIER_nondet_int(); //~ ERROR: [bounds]
            pool[used].next = head;
            head = used;
            used++;
        } else {
            for (int i = head; i != NONE; i = pool[i].next)
                sum ^= pool[i].value;
        }
    }
    return sum == 0;
}
