// memcpy reads past the end of its source.
// RUN: heddle run %s
// EXIT: 10

#include <string.h>

int main(void)
{
    char from[4] = "abc", to[8];
    memcpy(to, from, 5); //~ ERROR: [bounds]
    return to[0];
}
