// strcpy into an array without room for the null.
// RUN: heddle run %s
// EXIT: 10

#include <string.h>

int main(int argc, char **argv)
{
    char to[4];
    strcpy(to, argc ? "four" : ""); //~ ERROR: [bounds]
    return to[0];
}
