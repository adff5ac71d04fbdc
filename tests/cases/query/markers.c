// A function without a body is a marker if the query names it, or the command line does; otherwise calling it is not understood.
// RUN: heddle query %s "E<>([0.end])"
// EXIT: 5
// STDOUT: calls the function marker, which nobody defines
// RUN: heddle query --marker marker %s "E<>([0.end])"
// EXIT: 0
// STDOUT: : satisfied
// STDOUT: [marker]
// RUN: heddle query %s "E<>([0.marker] || [0.end])"
// EXIT: 0
// STDOUT: : satisfied
// RUN: heddle query --marker end %s "E<>([0.end])"
// EXIT: 2
// STDERR: end has a body
// RUN: heddle query --marker markr %s "E<>([0.end])"
// EXIT: 2
// STDERR: did you mean `marker`?
// RUN: heddle query --marker marker %s "E<>(@0.main.got != 0)"
// EXIT: 0
// STDOUT: not satisfied

int marker(int x);

static void end(void) {}

int main(void)
{
    int got = marker(3);
    end();
    return got;
}
