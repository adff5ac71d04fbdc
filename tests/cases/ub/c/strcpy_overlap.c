// strcpy between regions that overlap: it never finds the end that it overwrites.
// RUN: heddle run %s
// EXIT: 10

#include <string.h>

int main(void)
{
    char text[16] = "overlapping";
    char *volatile to = text + 1;
    strcpy(to, text); //~ ERROR: /overlap|\[bounds\]/
    return 0;
}
