// A method that does not exist, an engine that has none, and queries, which this engine does not answer.
// RUN: heddle check --engine prove --method guess %s
// EXIT: 2
// STDERR: invalid value 'guess'
// RUN: heddle check --engine bmc --method predicate %s
// EXIT: 2
// STDERR: --method: only --engine prove looks for proofs
// RUN: heddle check --engine explore --validate %t.yml %s
// EXIT: 2
// STDERR: --validate: witnesses are checked by --engine prove
// RUN: heddle query --engine prove %s 'E<>([0.f])'
// EXIT: 2
// STDERR: --engine prove: this engine answers no queries

int main(void)
{
    return 0;
}
