// A priority queue in a growing array, used for Dijkstra's shortest paths.
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

struct item {
    int distance, node;
};

static struct item *heap;
static size_t used, room;

static void push(int distance, int node)
{
    if (used == room) {
        room = room ? room * 2 : 2;
        heap = realloc(heap, room * sizeof *heap);
        if (!heap)
            abort();
    }
    size_t i = used++;
    while (i > 0 && heap[(i - 1) / 2].distance > distance) {
        heap[i] = heap[(i - 1) / 2];
        i = (i - 1) / 2;
    }
    heap[i] = (struct item){distance, node};
}

static struct item pop(void)
{
    struct item top = heap[0], last = heap[--used];
    size_t i = 0;
    for (size_t child; (child = 2 * i + 1) < used; i = child) {
        if (child + 1 < used && heap[child + 1].distance < heap[child].distance)
            child++;
        if (last.distance <= heap[child].distance)
            break;
        heap[i] = heap[child];
    }
    if (used)
        heap[i] = last;
    return top;
}

enum { NODES = 9 };
static const unsigned char edge[NODES][NODES] = {
    {0, 4, 0, 0, 0, 0, 0, 8, 0},  {4, 0, 8, 0, 0, 0, 0, 11, 0}, {0, 8, 0, 7, 0, 4, 0, 0, 2},
    {0, 0, 7, 0, 9, 14, 0, 0, 0}, {0, 0, 0, 9, 0, 10, 0, 0, 0}, {0, 0, 4, 14, 10, 0, 2, 0, 0},
    {0, 0, 0, 0, 0, 2, 0, 1, 6},  {8, 11, 0, 0, 0, 0, 1, 0, 7}, {0, 0, 2, 0, 0, 0, 6, 7, 0},
};

int main(void)
{
    for (int start = 0; start < NODES; start += 4) {
        int best[NODES];
        for (int i = 0; i < NODES; i++)
            best[i] = INT_MAX;
        best[start] = 0;
        push(0, start);
        int steps = 0;
        while (used) {
            struct item at = pop();
            steps++;
            if (at.distance > best[at.node])
                continue;
            for (int to = 0; to < NODES; to++) {
                int length = edge[at.node][to];
                if (length && at.distance + length < best[to]) {
                    best[to] = at.distance + length;
                    push(best[to], to);
                }
            }
        }
        printf("from %d:", start);
        for (int i = 0; i < NODES; i++)
            printf(" %d", best[i]);
        printf(" (%d steps)\n", steps);
    }
    free(heap);
    return 0;
}
