// Knapsack, edit distance, coin change, longest increasing run, with tables of several shapes.
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int knapsack(const int *weight, const int *worth, int n, int room)
{
    int *best = calloc((size_t)room + 1, sizeof *best);
    if (!best)
        abort();
    for (int i = 0; i < n; i++)
        for (int w = room; w >= weight[i]; w--) {
            int with = best[w - weight[i]] + worth[i];
            if (with > best[w])
                best[w] = with;
        }
    int answer = best[room];
    free(best);
    return answer;
}

static int least(int a, int b, int c)
{
    return a < b ? (a < c ? a : c) : (b < c ? b : c);
}

static int edits(const char *a, const char *b)
{
    size_t n = strlen(b);
    int **rows = malloc(2 * sizeof *rows);
    if (!rows || !(rows[0] = malloc((n + 1) * sizeof **rows)) || !(rows[1] = malloc((n + 1) * sizeof **rows)))
        abort();
    for (size_t j = 0; j <= n; j++)
        rows[0][j] = (int)j;
    for (size_t i = 1; a[i - 1]; i++) {
        rows[1][0] = (int)i;
        for (size_t j = 1; j <= n; j++)
            rows[1][j] = least(rows[0][j] + 1, rows[1][j - 1] + 1, rows[0][j - 1] + (a[i - 1] != b[j - 1]));
        int *t = rows[0];
        rows[0] = rows[1];
        rows[1] = t;
    }
    int answer = rows[0][n];
    free(rows[0]);
    free(rows[1]);
    free(rows);
    return answer;
}

static int coins(const int *coin, int kinds, int amount)
{
    int fewest[101] = {0};
    for (int a = 1; a <= amount; a++) {
        fewest[a] = INT_MAX;
        for (int i = 0; i < kinds; i++)
            if (coin[i] <= a && fewest[a - coin[i]] != INT_MAX && fewest[a - coin[i]] + 1 < fewest[a])
                fewest[a] = fewest[a - coin[i]] + 1;
    }
    return fewest[amount] == INT_MAX ? -1 : fewest[amount];
}

static int increasing(const int *v, int n)
{
    int tails[16], length = 0;
    for (int i = 0; i < n; i++) {
        int low = 0, high = length;
        while (low < high) {
            int middle = (low + high) / 2;
            if (tails[middle] < v[i])
                low = middle + 1;
            else
                high = middle;
        }
        tails[low] = v[i];
        if (low == length)
            length++;
    }
    return length;
}

int main(void)
{
    static const int weight[] = {12, 2, 1, 4, 1}, worth[] = {4, 2, 1, 10, 2};
    for (int room = 0; room <= 20; room += 5)
        printf("%d ", knapsack(weight, worth, 5, room));
    printf("\n%d %d %d\n", edits("kitten", "sitting"), edits("", "warp"), edits("heddle", "heddle"));
    static const int coin[] = {4, 9, 25};
    printf("%d %d %d\n", coins(coin, 3, 100), coins(coin, 3, 30), coins(coin, 3, 7));
    static const int v[] = {3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7};
    printf("%d\n", increasing(v, 14));
    return 0;
}
