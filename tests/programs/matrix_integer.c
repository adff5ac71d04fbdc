// Integer matrices: pointers to arrays, transposing in place, multiplying, powers (Fibonacci), determinant.
#include <stdio.h>
#include <string.h>

enum { N = 4 };
typedef long long matrix[N][N];

static void multiply(matrix out, matrix a, matrix b)
{
    matrix result;
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            result[i][j] = 0;
            for (int k = 0; k < N; k++)
                result[i][j] += a[i][k] * b[k][j];
        }
    memcpy(out, result, sizeof result);
}

static void transpose(long long (*m)[N])
{
    for (int i = 0; i < N; i++)
        for (int j = i + 1; j < N; j++) {
            long long t = m[i][j];
            m[i][j] = m[j][i];
            m[j][i] = t;
        }
}

static long long determinant(matrix m, int size, unsigned columns)
{
    if (size == 0)
        return 1;
    long long sum = 0, sign = 1;
    for (int j = 0; j < N; j++) {
        if (!(columns & 1u << j))
            continue;
        sum += sign * m[N - size][j] * determinant(m, size - 1, columns & ~(1u << j));
        sign = -sign;
    }
    return sum;
}

static void show(const char *name, matrix m)
{
    printf("%s\n", name);
    for (int i = 0; i < N; i++) {
        for (int j = 0; j < N; j++)
            printf("%8lld", m[i][j]);
        printf("\n");
    }
}

static unsigned long long fibonacci(unsigned n)
{
    unsigned long long a[2][2] = {{1, 1}, {1, 0}}, r[2][2] = {{1, 0}, {0, 1}}, t[2][2];
    for (; n; n >>= 1) {
        if (n & 1) {
            for (int i = 0; i < 2; i++)
                for (int j = 0; j < 2; j++)
                    t[i][j] = r[i][0] * a[0][j] + r[i][1] * a[1][j];
            memcpy(r, t, sizeof t);
        }
        for (int i = 0; i < 2; i++)
            for (int j = 0; j < 2; j++)
                t[i][j] = a[i][0] * a[0][j] + a[i][1] * a[1][j];
        memcpy(a, t, sizeof t);
    }
    return r[0][1];
}

int main(void)
{
    matrix a = {{1, 2, 3, 4}, {0, -1, 5, 2}, {7, 0, 2, -3}, {4, 4, 1, 1}}, b, c;
    memcpy(b, a, sizeof a);
    transpose(b);
    show("transposed", b);
    multiply(c, a, b);
    show("product", c);
    multiply(c, c, c);
    show("square", c);
    printf("determinants %lld %lld\n", determinant(a, N, 15), determinant(b, N, 15));
    for (unsigned n = 0; n <= 90; n += 10)
        printf("%u: %llu\n", n, fibonacci(n));
    return 0;
}
