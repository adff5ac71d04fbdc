// Records in a pool whose links are offsets: an access that has to be aligned is only at aligned places, and a number that may be a pointer elsewhere is no address.
// RUN: heddle check --engine bmc %s
// EXIT: 0

#include <assert.h>
#include <stdlib.h>

extern unsigned char __VERIFIER_nondet_uchar(void);

struct record {
    unsigned long tag;
    union {
        unsigned long back;
        const char *text;
    } is;
};

int main(void)
{
    // One of two sizes, so that offsets and sizes are choices.
    unsigned long count = __VERIFIER_nondet_uchar() % 2 ? 6 : 8;
    struct record *pool = malloc(count * sizeof *pool);
    for (unsigned i = 0; i < 6; i++) {
        pool[i].tag = i << 8;
        if (i % 2)
            pool[i].is.text = "text";
        else
            pool[i].is.back = i * sizeof *pool;
    }
    unsigned long number = __VERIFIER_nondet_uchar() % 3 * 2;
    struct record *found = &pool[number];
    struct record *first = (struct record *)((char *)found - found->is.back);
    assert(first == pool);
    assert(found->tag >> 8 == number);
    free(pool);
    return 0;
}
