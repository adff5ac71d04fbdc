// A function that is not in the program, with the position in the query and a name that is like it.
// RUN: heddle query %s "E<>([0.crti])"
// EXIT: 2
// STDERR: crti
// STDERR: crit
// RUN: heddle query %s "E<>([0.crit] && [0.somewhere_else])"
// EXIT: 2
// STDERR: somewhere_else
// RUN: heddle query %s "E<>(@0.mian.x == 1)"
// EXIT: 2
// STDERR: mian
// STDERR: main
// RUN: heddle query --entry critt %s "E<>([0.crit])"
// EXIT: 2
// STDERR: critt
// STDERR: crit

void crit(void) {}

int main(void)
{
    int x = 1;
    crit();
    return x - 1;
}
