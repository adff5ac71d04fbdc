// Nothing is known of executions after a bad free, or past code that must not be reached; other executions are checked all the same.
// RUN: heddle check --engine explore --property assert %s
// EXIT: 10
// STDOUT: violated: [assert] c != 3

#include <assert.h>
#include <heddle.h>
#include <stdlib.h>

int main(void)
{
    unsigned char c = heddle_any_uchar();
    char *block = malloc(1);
    free(block);
    if (c == 2) {
        free(block);
    }
    assert(c != 3); //~ ERROR: [assert] c != 3
    return 0;
}
