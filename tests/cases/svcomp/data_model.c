// The data model decides how much fits.
// RUN: heddle check --property-file %d/inputs/no-overflow.prp --data-model ILP32 --witness %t.yml %s
// EXIT: 10
// STDOUT: false(no-overflow)
// RUN: heddle check --validate %t.yml --data-model ILP32 %s
// EXIT: 10
// STDOUT: the witness describes this execution
// RUN: heddle check --property-file %d/inputs/no-overflow.prp --data-model LP64 -m64 %s
// EXIT: 0
// STDOUT: /\ntrue\n$/
int main(void) {
    long x = 2147483647;
    x = x + 1; //~ ERROR: [overflow]
    return 0;
}
