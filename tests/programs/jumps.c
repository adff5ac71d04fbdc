// switch with fall-through and gaps, Duff's device, goto out of loops and into blocks, nested break and continue.
#include <stdio.h>

static void copy(char *to, const char *from, int count)
{
    int n = (count + 7) / 8;
    switch (count % 8) {
    case 0:
        do {
            *to++ = *from++;
            // fall through
    case 7: *to++ = *from++; // fall through
    case 6: *to++ = *from++; // fall through
    case 5: *to++ = *from++; // fall through
    case 4: *to++ = *from++; // fall through
    case 3: *to++ = *from++; // fall through
    case 2: *to++ = *from++; // fall through
    case 1: *to++ = *from++;
        } while (--n > 0);
    }
}

static const char *describe(long long x)
{
    switch (x) {
    case -9000000000LL: return "far below";
    case -1: return "minus one";
    case 0: case 1: case 2: return "small";
    case 10 ... 99: return "two digits";
    case 1LL << 40: return "far above";
    default: return x < 0 ? "negative" : "other";
    }
}

static int find_pair(const int *v, int n, int sum)
{
    int i, j;
    for (i = 0; i < n; i++)
        for (j = i + 1; j < n; j++)
            if (v[i] + v[j] == sum)
                goto found;
    return -1;
found:
    return i * 10 + j;
}

static int coroutine(void)
{
    static int state, i;
    switch (state) {
    case 0:
        for (i = 0; i < 3; i++) {
            state = 1;
            return i * 100;
    case 1:;
        }
        state = 0;
    }
    return -1;
}

static int cleanup(int fail_at)
{
    int done = 0;
    if (fail_at == 1)
        goto out;
    done |= 1;
    if (fail_at == 2)
        goto undo_first;
    done |= 2;
    if (fail_at == 3)
        goto undo_second;
    return done;
undo_second:
    done &= ~2;
undo_first:
    done &= ~1;
out:
    return done + 100;
}

int main(void)
{
    char out[24] = {0};
    copy(out, "the shuttle and the warp", 23);
    printf("%s\n", out);
    static const long long numbers[] = {-9000000000LL, -1, 2, 10, 99, 100, 1LL << 40, -7};
    for (int i = 0; i < 8; i++)
        printf("%s%s", describe(numbers[i]), i < 7 ? ", " : "\n");
    static const int v[] = {1, 5, 9, 14};
    printf("%d %d\n", find_pair(v, 4, 14), find_pair(v, 4, 100));
    for (int i = 0; i < 6; i++)
        printf("%d ", coroutine());
    printf("\n");
    for (int i = 0; i < 4; i++)
        printf("%d ", cleanup(i));
    printf("\n");
    int found = 0;
    for (int i = 2; i < 50; i++) {
        int prime = 1;
        for (int j = 2; j * j <= i; j++) {
            if (i % j)
                continue;
            prime = 0;
            break;
        }
        if (!prime)
            continue;
        found++;
    }
    printf("%d primes\n", found);
    int n = 3;
again:
    printf("%d", n);
    if (n-- > 0)
        goto again;
    printf("\n");
    return 0;
}
