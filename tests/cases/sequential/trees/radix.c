// Four keys under their bits: a node tests one bit, and a key that is looked up must be compared in full at the end.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned char __VERIFIER_nondet_uchar(void);

static const unsigned char keys[4] = {0x12, 0x56, 0xa1, 0xe5};

static int lookup(unsigned char key)
{
    int place = (key >> 7 & 1) * 2 + (key >> 6 & 1);
#ifdef BUG
    return keys[place] >> 4 == key >> 4 ? place : -1;
#else
    return keys[place] == key ? place : -1;
#endif
}

int main(void)
{
    unsigned char key = __VERIFIER_nondet_uchar();
    int expected = -1;
    for (int i = 0; i < 4; i++)
        if (keys[i] == key)
            expected = i;
    assert(lookup(key) == expected); //~ ERROR: [assert]
    return 0;
}
