// String functions on buffers without a byte to spare.
// RUN: heddle run %s
// EXIT: 0
// RUN: heddle run -O2 %s
// EXIT: 0
// RUN: heddle run -m32 %s
// EXIT: 0

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
    char *p = malloc(6);
    strcpy(p, "weave");
    if (strlen(p) != 5 || strcmp(p, "weave"))
        return 1;
    char fixed[3] = {'a', 'b', 'c'};
    if (strncmp(fixed, "abd", 2) || memcmp(fixed, "abc", 3) || memchr(fixed, 'c', 3) != fixed + 2)
        return 2;
    strncpy(fixed, "long text", 3);
    if (snprintf(p, 6, "%d", 12345) != 5 || p[5])
        return 3;
    char joined[6] = "we";
    strcat(joined, "ave");
    int result = strcmp(joined, "weave");
    free(p);
    return result;
}
