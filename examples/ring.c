// A ring buffer that loses its place: run it with `heddle run examples/ring.c`.
//
// The index wraps one element too late, so that the fifth value is written behind the array. Natively the program seems to
// work: what it overwrites is not used again.

#include <stdio.h>
#include <stdlib.h>

enum { ROOM = 4 };

struct ring {
    int *values;
    unsigned next;
};

static void push(struct ring *ring, int value)
{
    ring->values[ring->next] = value;
    ring->next = ring->next == ROOM ? 0 : ring->next + 1;
}

int main(void)
{
    struct ring ring = {malloc(ROOM * sizeof(int)), 0};
    for (int i = 0; i < 10; i++) {
        push(&ring, i * i);
        printf("pushed %d\n", i * i);
    }
    free(ring.values);
    return 0;
}
