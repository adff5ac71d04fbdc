// A driver takes a lock, works and releases it, over and over; on the way by which nothing was done it must not take it again. In the manner of the competition.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

extern void abort(void);
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

static int lock;

static void assert_that(int condition)
{
    if (!condition) {
        reach_error(); //~ ERROR: [reach]
        abort();
    }
}

static void acquire(void)
{
    assert_that(lock == 0);
    lock = 1;
}

static void release(void)
{
    assert_that(lock == 1);
    lock = 0;
}

int main(void)
{
    int old, new = 0;
    for (int round = 0; round < 5; round++) {
        acquire();
        old = new;
        int request = __VERIFIER_nondet_int();
        if (request > 0) {
            release();
            new++;
        }
#ifdef BUG
        if (new == old && request == 0)
            break;
        if (request < 0)
            continue;
#else
        if (new == old)
            break;
#endif
    }
    if (lock)
        release();
    return 0;
}
