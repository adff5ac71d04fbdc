// Queries that are none, with the position of what is wrong.
// RUN: heddle query %s "E<>([0.f]"
// EXIT: 2
// STDERR: )
// RUN: heddle query %s "E<>"
// EXIT: 2
// STDERR: the end of the query
// RUN: heddle query %s "E[]([0.f])"
// EXIT: 2
// STDERR: `<>`
// RUN: heddle query %s "E<>([0.f] & [0.f])"
// EXIT: 2
// STDERR: &&
// RUN: heddle query %s "E<>([0.f] && )"
// EXIT: 2
// STDERR: error
// RUN: heddle query %s "E<>([f])"
// EXIT: 2
// STDERR: error
// RUN: heddle query %s "E<>([p.f])"
// EXIT: 2
// STDERR: p
// RUN: heddle query %s "E<>(Exists(p)([q.f]))"
// EXIT: 2
// STDERR: q
// RUN: heddle query %s "E<>([0.f]) and more"
// EXIT: 2
// STDERR: and
// RUN: heddle query %s ""
// EXIT: 2
// STDERR: error
// RUN: heddle query %s "E<>(Deadlok)"
// EXIT: 2
// STDERR: Deadlock
// RUN: heddle query %s "EnumSates"
// EXIT: 2
// STDERR: EnumStates
// RUN: heddle query %s "E<>(1 == 99999999999999999999999999)"
// EXIT: 2
// STDERR: more than 64 bits
// RUN: heddle query %s
// EXIT: 2
// STDERR: QUERY

void f(void) {}

int main(void)
{
    f();
    return 0;
}
