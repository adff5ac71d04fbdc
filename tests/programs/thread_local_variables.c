// Thread-local variables in one thread: initial values, addresses, arrays, static ones in functions.
#include <stdio.h>
#include <string.h>
#include <errno.h>

static _Thread_local int depth = 3;
_Thread_local char scratch[16] = "start";
static __thread struct {
    int hits;
    const char *last;
} stats;

static int *address_of_depth(void)
{
    return &depth;
}

static const char *hex(unsigned x)
{
    static _Thread_local char buffers[2][12];
    static _Thread_local int which;
    which ^= 1;
    snprintf(buffers[which], sizeof buffers[which], "0x%x", x);
    stats.hits++;
    stats.last = buffers[which];
    return buffers[which];
}

int main(void)
{
    depth *= 2;
    ++*address_of_depth();
    printf("%d %s\n", depth, scratch);
    strcat(scratch, "-end");
    printf("%s %d\n", scratch, (int)strlen(scratch));
    const char *a = hex(255), *b = hex(4096);
    printf("%s %s\n", a, b);
    printf("%d %s %d\n", stats.hits, stats.last, stats.last == b);
    errno = 0;
    printf("%d\n", errno);
    errno = 42;
    printf("%d\n", errno);
    return 0;
}
