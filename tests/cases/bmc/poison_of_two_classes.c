// A value that is poison for one of two reasons, depending on input: an element that was never written, and a shift by too much. Each is found when it is asked about, the other one
// is not taken for it.
// RUN: heddle check --engine bmc --property shift %s
// EXIT: 10
// RUN: heddle check --engine bmc --property shift,uninit -DFINE %s
// EXIT: 0

extern int __VERIFIER_nondet_int(void);
extern _Bool __VERIFIER_nondet_bool(void);

static int table[4] = {1, 2, 3, 4};

int main(void)
{
    int x = __VERIFIER_nondet_int();
#ifdef FINE
    x &= 3;
#endif
    int shifted = 1 << (x & 63); //~ ERROR: [shift]
    int picked = __VERIFIER_nondet_bool() ? shifted : table[x & 3];
    if (picked > 2)
        table[0] = picked;
    return 0;
}
