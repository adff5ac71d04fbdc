// ! binds tighter than &&, and && tighter than ||. Blanks do not matter.
// RUN: heddle query %s "E<>([0.f] || [0.g] && [0.h])"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query %s "E<>(([0.f] || [0.g]) && [0.h])"
// EXIT: 0
// STDOUT: not satisfied
// RUN: heddle query %s "E<>(![0.f] && [0.f])"
// EXIT: 0
// STDOUT: not satisfied
// RUN: heddle query %s "E<>(!([0.f] && [0.f]))"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query %s " E <> ( [ 0 . f ]||[0.g] ) "
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query %s "E<>(((([0.f]))))"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query %s "A[](1 + 2 * 3 == 7 && 10 - 2 - 3 == 5)"
// EXIT: 0
// STDOUT-NOT: not satisfied

void f(void) {}
void g(void) {}
void h(void) {}

int main(void)
{
    f();
    g();
    h();
    return 0;
}
