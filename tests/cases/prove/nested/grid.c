// Rectangles of arbitrary size within a grid of 16 rows of 8 are painted, any number of them. Safe because row < 16 and column < 8, hence 8 * row + column < 128.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// RUN: heddle check --timeout 300 -DBUG %s
// EXIT: 10

extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);

#define ROWS 16
#define COLUMNS 8

static unsigned char grid[ROWS * COLUMNS];

int main(void)
{
    while (__VERIFIER_nondet_int()) {
        unsigned height = __VERIFIER_nondet_uint();
        unsigned width = __VERIFIER_nondet_uint();
        if (height > ROWS || width > COLUMNS)
            continue;
        for (unsigned row = 0; row < height; row++)
            for (unsigned column = 0; column < width; column++)
#ifdef BUG
                grid[row * ROWS + column] = 1; //~ ERROR: [bounds]
#else
                grid[row * COLUMNS + column] = 1;
#endif
    }
    return 0;
}
