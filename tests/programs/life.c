// Conway's game of life on a torus: a glider travels; two grids that change places.
#include <stdio.h>
#include <string.h>

enum { SIZE = 12 };
typedef unsigned char grid[SIZE][SIZE];

static void step(grid to, const unsigned char (*from)[SIZE])
{
    for (int y = 0; y < SIZE; y++)
        for (int x = 0; x < SIZE; x++) {
            int around = -from[y][x];
            for (int dy = -1; dy <= 1; dy++)
                for (int dx = -1; dx <= 1; dx++)
                    around += from[(y + dy + SIZE) % SIZE][(x + dx + SIZE) % SIZE];
            to[y][x] = around == 3 || (around == 2 && from[y][x]);
        }
}

int main(void)
{
    static grid grids[2];
    static const char *const start[] = {".#.", "..#", "###"};
    for (int y = 0; y < 3; y++)
        for (int x = 0; x < 3; x++)
            grids[0][y + 1][x + 1] = start[y][x] == '#';
    grids[0][9][1] = grids[0][9][2] = grids[0][9][3] = 1;
    int now = 0;
    for (int generation = 0; generation < 20; generation++, now ^= 1)
        step(grids[!now], (const unsigned char(*)[SIZE])grids[now]);
    int alive = 0;
    for (int y = 0; y < SIZE; y++) {
        char line[SIZE + 1] = {0};
        for (int x = 0; x < SIZE; x++) {
            line[x] = grids[now][y][x] ? '#' : '.';
            alive += grids[now][y][x];
        }
        printf("%s\n", line);
    }
    printf("%d alive, %s\n", alive, memcmp(grids[0], grids[1], sizeof(grid)) ? "moving" : "still");
    return 0;
}
