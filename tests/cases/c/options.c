// Macros, header directories, levels and any other option of clang.
// RUN: heddle ir --print -I %d/inputs -D SECOND=2 -O1 --cflags "-DTHIRD='0 + 3' -Wno-unused-variable" %s
// EXIT: 0
// STDOUT: ret i32 105
// STDOUT-NOT: alloca

#include "value.h"
#ifndef SECOND
#error "SECOND is not defined"
#endif

int f(void)
{
    int unused[4];
    return VALUE + SECOND + THIRD;
}
