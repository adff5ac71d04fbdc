// memmove may overlap.
// RUN: heddle run %s
// EXIT: 0
// RUN: heddle run -O2 %s
// EXIT: 0
// RUN: heddle run -m32 %s
// EXIT: 0

#include <string.h>

int main(void)
{
    char a[8] = "abcdefg";
    memmove(a + 1, a, 6);
    memmove(a, a + 2, 4);
    return strcmp(a, "bcdedef") ? 1 : 0;
}
