// at(p, file:line) and at(p, f:label): process p stands there.
// RUN: heddle query %s "E<>(at(0, at.c:23))"
// EXIT: 0
// STDOUT: not satisfied
// RUN: heddle query -DFLAG=1 %s "E<>(at(0, at.c:23))"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query %s "E<>(at(0, at.c:24))"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query %s "E<>(at(1, at.c:24))"
// EXIT: 0
// STDOUT: not satisfied

#ifndef FLAG
#define FLAG 0
#endif

int main(void)
{
    volatile int flag = FLAG;
    if (flag)
        flag = 2;
    return 0;
}
