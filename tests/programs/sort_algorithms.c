// Five ways to sort the same numbers, each checked against the others.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N = 200 };

static unsigned state = 12345;

static unsigned next_random(void)
{
    state = state * 1664525u + 1013904223u;
    return state >> 8;
}

static void insertion(int *a, int n)
{
    for (int i = 1; i < n; i++) {
        int x = a[i], j = i - 1;
        while (j >= 0 && a[j] > x) {
            a[j + 1] = a[j];
            j--;
        }
        a[j + 1] = x;
    }
}

static void swap(int *x, int *y)
{
    int t = *x;
    *x = *y;
    *y = t;
}

static void quick(int *a, int n)
{
    if (n < 2)
        return;
    int pivot = a[n / 2], i = 0, j = n - 1;
    while (i <= j) {
        while (a[i] < pivot)
            i++;
        while (a[j] > pivot)
            j--;
        if (i <= j)
            swap(&a[i++], &a[j--]);
    }
    quick(a, j + 1);
    quick(a + i, n - i);
}

static void sift(int *a, int root, int n)
{
    for (int child; (child = 2 * root + 1) < n; root = child) {
        if (child + 1 < n && a[child] < a[child + 1])
            child++;
        if (a[root] >= a[child])
            return;
        swap(&a[root], &a[child]);
    }
}

static void heap(int *a, int n)
{
    for (int i = n / 2; i-- > 0;)
        sift(a, i, n);
    for (int end = n; end-- > 1;) {
        swap(&a[0], &a[end]);
        sift(a, 0, end);
    }
}

static void merge(int *a, int n)
{
    if (n < 2)
        return;
    int half = n / 2;
    merge(a, half);
    merge(a + half, n - half);
    int *out = malloc((size_t)n * sizeof *out);
    if (!out)
        abort();
    for (int i = 0, l = 0, r = half; i < n; i++)
        out[i] = r >= n || (l < half && a[l] <= a[r]) ? a[l++] : a[r++];
    memcpy(a, out, (size_t)n * sizeof *out);
    free(out);
}

static void radix(int *a, int n)
{
    int *other = malloc((size_t)n * sizeof *other);
    if (!other)
        abort();
    for (int shift = 0; shift < 32; shift += 8) {
        int count[257] = {0};
        for (int i = 0; i < n; i++)
            count[((unsigned)a[i] >> shift & 0xff) + 1]++;
        for (int i = 0; i < 256; i++)
            count[i + 1] += count[i];
        for (int i = 0; i < n; i++)
            other[count[(unsigned)a[i] >> shift & 0xff]++] = a[i];
        memcpy(a, other, (size_t)n * sizeof *a);
    }
    free(other);
}

int main(void)
{
    static const struct {
        const char *name;
        void (*sort)(int *, int);
    } sorts[] = {{"insertion", insertion}, {"quick", quick}, {"heap", heap}, {"merge", merge}, {"radix", radix}};
    int input[N], reference[N];
    for (int i = 0; i < N; i++)
        input[i] = (int)(next_random() % 1000);
    memcpy(reference, input, sizeof input);
    insertion(reference, N);
    for (size_t s = 0; s < sizeof sorts / sizeof *sorts; s++) {
        int copy[N];
        memcpy(copy, input, sizeof input);
        sorts[s].sort(copy, N);
        printf("%-10s %s %d %d %d\n", sorts[s].name, memcmp(copy, reference, sizeof copy) ? "wrong" : "right", copy[0],
               copy[N / 2], copy[N - 1]);
    }
    return 0;
}
