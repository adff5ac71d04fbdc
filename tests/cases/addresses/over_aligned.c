// malloc promises 16 bytes of alignment; what needs more gets it from aligned_alloc.
// RUN: heddle check --engine explore %s
// EXIT: 0
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine prove %s
// EXIT: 0
// RUN: heddle check --engine explore -DBUG %s
// EXIT: 10
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10
// RUN: heddle check --engine prove -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stdlib.h>

struct line {
    _Alignas(64) int words[16];
};

int main(void)
{
#ifdef BUG
    struct line *line = malloc(sizeof *line);
#else
    struct line *line = aligned_alloc(64, sizeof *line);
#endif
    line->words[0] = 1; //~ ERROR: [align]
    assert(line->words[0] == 1);
    free(line);
    return 0;
}
