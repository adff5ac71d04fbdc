// What is left on the heap as a formula: a literal for each place that makes blocks, for `leak` and for `cleanup`.
// RUN: heddle smt2 --property leak,cleanup %s
// EXIT: 0
// STDOUT: ; Properties: leak, cleanup.
// STDOUT: ; Checks: 3.
// STDOUT: ; [leak] %s:23:19: nobody can reach the heap object made here as the program ends
// STDOUT: (define-fun check-1 () Bool
// STDOUT: ; [cleanup] %s:21:12: the heap object made here was not given back as the program ends
// STDOUT: ; [cleanup] %s:23:19: the heap object made here was not given back as the program ends
// STDOUT: (assert (or check-1 check-2 check-3))
// RUN: heddle smt2 --property leak --cuts -DPIECES %s
// EXIT: 0
// STDOUT: pieces of pointers were copied, or by too large an array: %s:23:19

#include <stdlib.h>
#include <string.h>
#include "heddle.h"
static char *kept, pieces[8];
int main(void)
{
    kept = malloc(4);
    if (heddle_any_bool()) {
        char *p = malloc(8);
#ifdef PIECES
        memcpy(pieces, &p, 5);
#endif
        if (heddle_any_bool())
            free(p);
    }
    return 0;
}
