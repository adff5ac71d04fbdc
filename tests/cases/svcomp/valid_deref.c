// Memory safety: an access outside of its object. An overflow on the way is not asked about.
// RUN: heddle check --property-file %d/inputs/valid-memsafety.prp --witness %t.yml %s
// EXIT: 10
// STDOUT: false(valid-deref)
// RUN: heddle check --property-file %d/inputs/valid-memsafety.prp --validate %t.yml %s
// EXIT: 10
// STDOUT: the witness describes this execution
// STDOUT: false(valid-deref)
// RUN: heddle check --property-file %d/inputs/valid-memsafety.prp -DRIGHT %s
// EXIT: 0
// STDOUT: /\ntrue\n$/
extern unsigned char __VERIFIER_nondet_uchar(void);

int main(void) {
    int squares[10], overflows = 2147483647;
    unsigned char i = __VERIFIER_nondet_uchar();
    overflows++;
#ifdef RIGHT
    if (i < 10)
        squares[i] = i * i;
#else
    if (i <= 10)
        squares[i] = i * i; //~ ERROR: [bounds] access outside of the object
#endif
    return 0;
}
