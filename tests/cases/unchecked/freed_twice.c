// Nothing is known of executions after a bad free, or past code that must not be reached; other executions are checked all the same.
// RUN: heddle check --engine explore --property assert %s
// EXIT: 5
// STDOUT: [free] free of an object that is already free, which was not asked for
// RUN: heddle check --engine explore --property assert -DUNREACHABLE %s
// EXIT: 5
// STDOUT: [unreachable]

#include <assert.h>
#include <heddle.h>
#include <stdlib.h>

int main(void)
{
    unsigned char c = heddle_any_uchar();
    char *block = malloc(1);
    free(block);
    if (c == 2) {
#ifdef UNREACHABLE
        __builtin_unreachable();
#else
        free(block);
#endif
    }
    return 0;
}
