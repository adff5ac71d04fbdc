// exit ends the program from anywhere, after what atexit registered; _Exit ends it at once.
// RUN: heddle run %s
// EXIT: 3
// STDOUT| leaving
// STDOUT| cleaned up
// STDERR-NOT: error
// RUN: heddle run -DLEAVE=_Exit %s
// EXIT: 3
// STDOUT-NOT: cleaned
// STDERR-NOT: error

#include <stdio.h>
#include <stdlib.h>

#ifndef LEAVE
#define LEAVE exit
#endif

static void clean(void)
{
    puts("cleaned up");
}

static void inner(void)
{
    puts("leaving");
    LEAVE(3);
}

int main(void)
{
    atexit(clean);
    inner();
    return 1;
}
