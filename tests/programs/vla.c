// Arrays of variable length: on the stack in loops, two-dimensional parameters, sizeof, pointers to them.
#include <stdio.h>
#include <string.h>

static int trace(int n, int m[n][n])
{
    int sum = 0;
    for (int i = 0; i < n; i++)
        sum += m[i][i];
    return sum;
}

static void pascal(int rows)
{
    for (int n = 1; n <= rows; n++) {
        int row[n];
        for (int k = 0; k < n; k++)
            row[k] = k == 0 ? 1 : row[k - 1] * (n - k) / k;
        for (int k = 0; k < n; k++)
            printf("%d%c", row[k], k + 1 < n ? ' ' : '\n');
    }
}

static int longest_common(const char *a, const char *b)
{
    int la = (int)strlen(a), lb = (int)strlen(b);
    int best[la + 1][lb + 1];
    memset(best, 0, sizeof best);
    for (int i = 1; i <= la; i++)
        for (int j = 1; j <= lb; j++)
            best[i][j] = a[i - 1] == b[j - 1]               ? best[i - 1][j - 1] + 1
                         : best[i - 1][j] > best[i][j - 1] ? best[i - 1][j]
                                                             : best[i][j - 1];
    return best[la][lb];
}

static int nested(int depth)
{
    char room[depth * 3 + 1];
    memset(room, depth, sizeof room);
    int below = depth ? nested(depth - 1) : 0;
    return below + room[0] + room[sizeof room - 1];
}

int main(void)
{
    for (int n = 1; n <= 4; n++) {
        int m[n][n];
        int(*row)[n] = m;
        for (int i = 0; i < n * n; i++)
            row[i / n][i % n] = i;
        printf("%d %d %d\n", (int)(sizeof m / sizeof **m), trace(n, m), (int)(sizeof *row / sizeof(int)));
    }
    pascal(8);
    printf("%d %d\n", longest_common("the warp and the weft", "heddle and weaver"), longest_common("", "x"));
    printf("%d\n", nested(10));
    int n = 3;
    goto skip;
skip:;
    int tail[n++];
    printf("%d %d\n", (int)(sizeof tail / sizeof *tail), n);
    return 0;
}
