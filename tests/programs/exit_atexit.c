// exit from deep inside runs what atexit registered, in reverse order, and gives the code.
#include <stdio.h>
#include <stdlib.h>

static int depth;

static void first(void)
{
    printf("registered first, depth %d\n", depth);
}

static void second(void)
{
    printf("registered second\n");
}

static void third(void)
{
    printf("registered third\n");
}

static void dive(int level)
{
    depth = level;
    if (level == 5) {
        printf("leaving from %d\n", level);
        exit(40 + level);
    }
    dive(level + 1);
    printf("never\n");
}

int main(void)
{
    if (atexit(first) || atexit(second) || atexit(third))
        return 1;
    dive(0);
    return 0;
}
