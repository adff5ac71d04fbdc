// A set of small numbers in an array of words. The constant that is shifted must be as wide as the words.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stdint.h>
#include <string.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

#define N 130

static uint64_t words[(N + 63) / 64];

static void insert(unsigned i)
{
#ifdef BUG
    words[i / 64] |= 1 << (i % 64); //~ ERROR: [shift]
#else
    words[i / 64] |= (uint64_t)1 << (i % 64);
#endif
}

static void erase(unsigned i)
{
    words[i / 64] &= ~((uint64_t)1 << (i % 64));
}

static int contains(unsigned i)
{
    return words[i / 64] >> (i % 64) & 1;
}

int main(void)
{
    unsigned a = __VERIFIER_nondet_uint(), b = __VERIFIER_nondet_uint(), c = __VERIFIER_nondet_uint();
    __VERIFIER_assume(a < N && b < N && c < N);
    memset(words, 0, sizeof words);
    insert(a);
    insert(b);
    assert(contains(a) && contains(b));
    assert(contains(c) == (c == a || c == b));
    erase(a);
    assert(!contains(a));
    assert(contains(b) == (a != b));
    return 0;
}
