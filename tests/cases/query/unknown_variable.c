// A variable, a member or a register that is not there, with a name that is like it.
// RUN: heddle query %s "E<>(cuonter == 1)"
// EXIT: 2
// STDERR: cuonter
// STDERR: counter
// RUN: heddle query %s "E<>(@0.main.indx == 1)"
// EXIT: 2
// STDERR: indx
// STDERR: index
// RUN: heddle query %s "E<>(point.z == 1)"
// EXIT: 2
// STDERR: no field `z`
// RUN: heddle query %s "E<>(@0.main.%no_such_register;ui32 == 1;ui32)"
// EXIT: 2
// STDERR: no_such_register
// RUN: heddle query %s "E<>(numbers[7] == 1)"
// EXIT: 2
// STDERR: only 2 elements

struct {
    int x, y;
} point;
int counter;
int numbers[2];

int main(void)
{
    int index = 0;
    numbers[index] = point.x;
    counter++;
    return 0;
}
