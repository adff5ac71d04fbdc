// A pointer that leaves its array is `bounds`, whether or not anything else is asked about, although what follows it is an address that is poison. It has
// nothing to do with memory that was never written.
// RUN: heddle check --engine bmc --property bounds %s
// EXIT: 10
// RUN: heddle check --engine bmc --property bounds,null,lifetime %s
// EXIT: 10
// RUN: heddle check --engine prove --property bounds %s
// EXIT: 10
// RUN: heddle check --engine explore --property bounds %s
// EXIT: 10

extern int __VERIFIER_nondet_int(void);

static unsigned count[10];

int main(void)
{
    int x = __VERIFIER_nondet_int();
    count[x % 10]++; //~ ERROR: [bounds]
    return 0;
}
