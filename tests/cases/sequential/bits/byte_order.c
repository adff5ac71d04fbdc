// A number written byte by byte, the highest first, is read again. A byte of 0x80 or more must not bring its sign along.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);

static void write_number(unsigned x, char *to)
{
    for (int i = 0; i < 4; i++)
        to[i] = (char)(x >> (24 - 8 * i));
}

static unsigned read_number(const char *from)
{
    unsigned x = 0;
    for (int i = 0; i < 4; i++)
#ifdef BUG
        x = x << 8 | from[i];
#else
        x = x << 8 | (unsigned char)from[i];
#endif
    return x;
}

int main(void)
{
    char buffer[4];
    unsigned x = __VERIFIER_nondet_uint();
    write_number(x, buffer);
    assert(read_number(buffer) == x); //~ ERROR: [assert]
    return 0;
}
