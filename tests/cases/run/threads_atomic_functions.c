// Functions named __VERIFIER_atomic_* run as one step, and so do the functions of libatomic.
// RUN: heddle run --cflags=-Wno-atomic-alignment --max-steps 5000000 %s
// EXIT: 0
// STDERR-NOT: error
// RUN: heddle run --cflags=-Wno-atomic-alignment --max-steps 5000000 -m32 --seed 3 %s
// EXIT: 0
// STDERR-NOT: error

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define WORKERS 3
#define ROUNDS 20

static int number;

void __VERIFIER_atomic_add(int by)
{
    int old = number;
    number = old + by;
}

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

static int another;

struct triple {
    long a, b, c;
};
static _Atomic struct triple triple;
static _Atomic long long wide;
static struct odd {
    char bytes[3];
} odd;

static void *work(void *argument)
{
    for (int i = 0; i < ROUNDS; i++) {
        __VERIFIER_atomic_add(1);
        __VERIFIER_atomic_begin();
        int old = another;
        another = old + 2;
        __VERIFIER_atomic_end();
        struct triple seen = triple, next;
        do {
            assert(seen.b == 2 * seen.a && seen.c == 3 * seen.a);
            next = (struct triple){seen.a + 1, seen.b + 2, seen.c + 3};
        } while (!atomic_compare_exchange_strong(&triple, &seen, next));
        wide += 1LL << 32;
        struct odd mine = {{(char)i, (char)i, (char)i}}, other;
        __atomic_exchange(&odd, &mine, &other, __ATOMIC_SEQ_CST);
        assert(other.bytes[0] == other.bytes[1] && other.bytes[1] == other.bytes[2]);
    }
    return argument;
}

int main(void)
{
    pthread_t threads[WORKERS];
    for (int i = 0; i < WORKERS; i++)
        pthread_create(&threads[i], NULL, work, NULL);
    for (int i = 0; i < WORKERS; i++)
        pthread_join(threads[i], NULL);
    assert(number == WORKERS * ROUNDS && another == 2 * WORKERS * ROUNDS);
    struct triple last = triple;
    assert(last.a == WORKERS * ROUNDS && last.c == 3 * WORKERS * ROUNDS);
    assert(wide == (long long)(WORKERS * ROUNDS) << 32);
    return 0;
}
