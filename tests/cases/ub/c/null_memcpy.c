// memcpy from null, though of some bytes.
// RUN: heddle run %s
// EXIT: 10

#include <string.h>

int main(void)
{
    char to[4];
    const char *volatile from = NULL;
    memcpy(to, from, 4); //~ ERROR: [null]
    return to[0];
}
