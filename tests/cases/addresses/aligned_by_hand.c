// Room for a line is cut out of a larger block; how much of that is left depends on where it lies.
// RUN: heddle check --engine explore %s
// EXIT: 5
// STDOUT: unknown: the result depends on addresses
// RUN: heddle check --engine bmc %s
// EXIT: 5
// STDOUT: unknown: the result depends on addresses
// RUN: heddle check --engine prove %s
// EXIT: 5
// STDOUT: unknown: the result depends on addresses

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

struct line {
    _Alignas(64) int words[16];
};

int main(void)
{
    char *room = malloc(sizeof(struct line) + 63);
    struct line *line = (struct line *)(((uintptr_t)room + 63) & ~(uintptr_t)63);
    line->words[15] = 1;
    assert(line->words[15] == 1);
    free(room);
    return 0;
}
