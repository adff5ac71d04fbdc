// What is proved about a loop is written as a witness, which can be checked; one about another text, of another kind, or that is no YAML is refused.
// RUN: heddle check --engine prove --witness %t.yml %s
// EXIT: 0
// STDOUT: proof: k-induction with k = 1, and invariants
// STDOUT: sent == logged
// RUN: heddle check --validate %t.yml %s
// EXIT: 0
// STDOUT: sent == logged
// RUN: heddle check --validate %d/inputs/another_text.yml %s
// EXIT: 2
// STDERR: the witness is about another text of `witness.c`
// RUN: heddle check --validate %d/inputs/no_yaml.yml %s
// EXIT: 2
// STDERR: this is no YAML
// RUN: heddle check --validate %d/inputs/violation.yml %s
// EXIT: 2
// STDERR: the witness is refused
// RUN: heddle check --validate %d/inputs/does_not_exist.yml %s
// EXIT: 2
// STDERR: cannot be read
// RUN: heddle check --engine bmc --unwind 2 --witness %t.yml %s
// EXIT: 5
// STDOUT: no violation up to the bound

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int main(void)
{
    unsigned sent = 0, logged = 0;
    while (__VERIFIER_nondet_int()) {
        sent += 3;
        logged += 3;
    }
    assert(sent == logged);
    return 0;
}
