// A C program in two files, in C and LLVM text together.
// RUN: heddle ir %s %d/inputs/part.c
// EXIT: 0
// STDOUT: %s: C, compiled by clang
// STDOUT: part.c: C, compiled by clang
// STDOUT: functions     4 defined, 0 external
// STDOUT: /main +%s:22/
// RUN: heddle ir -O2 %s %d/inputs/part.c
// EXIT: 0
// STDOUT: functions     2 defined, 0 external
// RUN: heddle ir %s %d/inputs/helper.ll
// EXIT: 0
// STDOUT: functions     3 defined, 0 external

int helper(int x);
extern int shared;
static int local(void)
{
    return 3;
}

int main(void)
{
    return helper(shared) + local();
}
