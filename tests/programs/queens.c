// The queens by bit masks and by backtracking on arrays; permutations; subsets; Hanoi; Ackermann.
#include <stdio.h>
#include <stdlib.h>

static int by_masks(unsigned all, unsigned columns, unsigned left, unsigned right)
{
    if (columns == all)
        return 1;
    int found = 0;
    for (unsigned free = all & ~(columns | left | right); free; free &= free - 1) {
        unsigned bit = free & -free;
        found += by_masks(all, columns | bit, (left | bit) << 1, (right | bit) >> 1);
    }
    return found;
}

static int place[8];

static int by_arrays(int row, int n)
{
    if (row == n)
        return 1;
    int found = 0;
    for (int c = 0; c < n; c++) {
        int fine = 1;
        for (int r = 0; r < row && fine; r++)
            fine = place[r] != c && abs(place[r] - c) != row - r;
        if (fine) {
            place[row] = c;
            found += by_arrays(row + 1, n);
        }
    }
    return found;
}

static int permutations(char *s, int from, int n, int print)
{
    if (from == n) {
        if (print)
            printf("%s ", s);
        return 1;
    }
    int count = 0;
    for (int i = from; i < n; i++) {
        char t = s[from];
        s[from] = s[i];
        s[i] = t;
        count += permutations(s, from + 1, n, print);
        s[i] = s[from];
        s[from] = t;
    }
    return count;
}

static int hanoi(int n, int from, int to, int *tops)
{
    if (n == 0)
        return 0;
    int other = 3 - from - to;
    int moves = hanoi(n - 1, from, other, tops);
    tops[from]--;
    tops[to]++;
    return moves + 1 + hanoi(n - 1, other, to, tops);
}

static unsigned ackermann(unsigned m, unsigned n)
{
    return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
}

static int is_even(unsigned n);
static int is_odd(unsigned n)
{
    return n != 0 && is_even(n - 1);
}
static int is_even(unsigned n)
{
    return n == 0 || is_odd(n - 1);
}

int main(void)
{
    for (int n = 1; n <= 7; n++)
        printf("%d ", by_masks((1u << n) - 1, 0, 0, 0));
    printf("\n%d\n", by_arrays(0, 6));
    char s[] = "warp";
    printf("%d ", permutations(s, 0, 4, 0));
    char t[] = "abc";
    permutations(t, 0, 3, 1);
    printf("\n");
    int tops[3] = {8, 0, 0};
    printf("%d ", hanoi(8, 0, 2, tops));
    printf("%d %d %d\n", tops[0], tops[1], tops[2]);
    printf("%u %u\n", ackermann(2, 3), ackermann(3, 3));
    printf("%d %d\n", is_even(100), is_odd(41));
    return 0;
}
