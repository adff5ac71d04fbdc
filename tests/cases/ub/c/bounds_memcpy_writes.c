// memcpy writes past the end of its destination.
// RUN: heddle run %s
// EXIT: 10

#include <string.h>

int main(int argc, char **argv)
{
    char from[8] = "abcdefg", to[4];
    memcpy(to, from, (unsigned long)argc + 4); //~ ERROR: [bounds]
    return to[0];
}
