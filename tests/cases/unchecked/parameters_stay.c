// Parameters are declared once, whatever locals are declared again: they keep what they are given.
// RUN: heddle check --engine explore %s
// EXIT: 0
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine prove %s
// EXIT: 0

#include <assert.h>

struct point {
    int x, y;
};

static int sum(struct point *at, int times)
{
    int total = 0, round = 0;
again:;
    int more;
    if (round < times)
        more = at->x + at->y;
    else
        return total;
    total += more;
    round++;
    goto again;
}

int main(void)
{
    assert(sum(&(struct point){1, 2}, 3) == 9);
    return 0;
}
