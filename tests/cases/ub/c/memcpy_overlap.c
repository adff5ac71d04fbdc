// memcpy between regions that overlap.
// RUN: heddle run %s
// EXIT: 10

#include <string.h>

int main(void)
{
    char text[12] = "overlapping";
    memcpy(text + 2, text, 6); //~ ERROR: overlap
    return text[0] == 'o' ? 0 : 1;
}
