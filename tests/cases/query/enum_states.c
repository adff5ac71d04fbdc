// EnumStates counts states, without symmetry and reductions unless one is asked for; a partial-order reduction makes no sense
// with it. With `internal` there are fewer states, since local steps are joined.
// RUN: heddle query --reduction none %s "EnumStates"
// EXIT: 0
// STDOUT: states
// RUN: heddle query --reduction internal %s "EnumStates"
// EXIT: 0
// STDOUT: states
// RUN: heddle query --reduction simultaneous %s "EnumStates"
// EXIT: 0
// STDOUT: states
// RUN: heddle query %s "EnumStates"
// EXIT: 0
// STDOUT: states
// RUN: heddle query --reduction por %s "EnumStates"
// EXIT: 2
// STDERR: por

int shared;

int main(void)
{
    for (int i = 0; i < 3; i++)
        shared += i;
    return 0;
}
