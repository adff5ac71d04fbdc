/* The ring buffer of ring.c, repaired, and a client that puts and takes for as long as it likes.
 *
 * No number of rounds is the last, so that no test and no bound covers all of them. A proof does.
 */
#include <assert.h>
#include <heddle.h>

enum { ROOM = 4 };

struct ring {
    int values[ROOM];
    unsigned first, count;
};

static void put(struct ring *ring, int value)
{
    if (ring->count == ROOM)
        return;
    ring->values[(ring->first + ring->count) % ROOM] = value;
    ring->count++;
}

static int take(struct ring *ring)
{
    if (ring->count == 0)
        return 0;
    int value = ring->values[ring->first];
    ring->first = (ring->first + 1) % ROOM;
    ring->count--;
    return value;
}

int main(void)
{
    struct ring ring = {0};
    while (heddle_any_bool()) {
        if (heddle_any_bool())
            put(&ring, heddle_any_int());
        else
            take(&ring);
        assert(ring.count <= ROOM);
    }
    return 0;
}
