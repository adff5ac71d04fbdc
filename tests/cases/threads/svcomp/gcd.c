// gcd: two threads, one for each number, subtract the smaller from the larger until both are equal, for all numbers up to
// LARGEST. FAULTY lets both threads subtract from either number, without the atomic sections: both may see that the
// first is larger and both subtract. The numbers have four bits.
// RUN: heddle check --engine explore --property assert -DFAULTY %s
// EXIT: 10
// RUN: heddle check --engine explore --property assert,reach,div-zero,deadlock %s
// EXIT: 0

#include <assert.h>
#include <heddle.h>
#include <pthread.h>

#ifndef LARGEST
#define LARGEST 6
#endif
#ifdef FAULTY
#define BEGIN
#define END
#else
#define BEGIN __VERIFIER_atomic_begin()
#define END __VERIFIER_atomic_end()
#endif

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static unsigned char a, b;

static void subtract_from_a(void)
{
    BEGIN;
    if (a > b)
        a = (a - b) & 15;
    END;
}

static void subtract_from_b(void)
{
    BEGIN;
    if (b > a)
        b = (b - a) & 15;
    END;
}

static void *shrink_a(void *unused)
{
    while (a != b) {
        subtract_from_a();
#ifdef FAULTY
        subtract_from_b();
#endif
    }
    return 0;
}

static void *shrink_b(void *unused)
{
    while (a != b) {
#ifdef FAULTY
        subtract_from_a();
#endif
        subtract_from_b();
    }
    return 0;
}

static unsigned greatest_common_divisor(unsigned x, unsigned y)
{
    while (y != 0) {
        unsigned rest = x % y;
        x = y;
        y = rest;
    }
    return x;
}

int main(void)
{
    pthread_t one, two;
#ifdef FAULTY
    unsigned first = 9, second = 6;
#else
    unsigned first = 1 + heddle_choose(LARGEST), second = 1 + heddle_choose(LARGEST);
#endif
    a = first;
    b = second;
    pthread_create(&one, 0, shrink_a, 0);
    pthread_create(&two, 0, shrink_b, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
    assert(a == greatest_common_divisor(first, second)); //~ ERROR: [assert]
    return 0;
}
