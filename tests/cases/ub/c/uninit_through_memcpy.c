// Copying unwritten bytes is fine, deciding on the copy is not.
// RUN: heddle run %s
// EXIT: 10

#include <string.h>

int main(void)
{
    char from[8], to[8];
    from[0] = 1;
    memcpy(to, from, sizeof to);
    if (to[0] != 1)
        return 1;
    if (to[7]) //~ ERROR: [uninit]
        return 2;
    return 0;
}
