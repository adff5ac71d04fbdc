// A pointer runs to the end of a buffer of which an arbitrary part is cleared, as often as one likes. Safe because p <= end within the buffer, and p < end where it is written.
// RUN: heddle check --engine bmc --unwind 2 --bounded-ok %s
// EXIT: 0
// STDOUT: a loop was cut
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
// EXIT: 10

extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);

#define SIZE 24

static char buffer[SIZE];

int main(void)
{
    while (__VERIFIER_nondet_int()) {
        unsigned n = __VERIFIER_nondet_uint();
        if (n > SIZE)
            continue;
        char *p = buffer, *end = buffer + n;
#ifdef BUG
        while (p <= end)
#else
        while (p < end)
#endif
            *p++ = 0; //~ ERROR: [bounds]
    }
    return 0;
}
