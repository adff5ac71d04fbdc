// Copying no bytes is fine at the end of an object.
// RUN: heddle run %s
// EXIT: 0
// RUN: heddle run -O2 %s
// EXIT: 0
// RUN: heddle run -m32 %s
// EXIT: 0

#include <string.h>

int main(void)
{
    char a[4] = "abc", b[4] = "xyz";
    memcpy(a + 4, b, 0);
    memcpy(a, b + 4, 0);
    memmove(a + 4, a + 4, 0);
    volatile size_t none = 0;
    memset(a + 4, 1, none);
    return memcmp(a + 4, b + 4, 0) || a[0] != 'a';
}
