// Solving linear equations with partial pivoting, and the inverse; doubles and floats.
#include <math.h>
#include <stdio.h>

enum { N = 5 };

static int solve(double a[N][N], double *b, double *x)
{
    for (int k = 0; k < N; k++) {
        int best = k;
        for (int i = k + 1; i < N; i++)
            if (fabs(a[i][k]) > fabs(a[best][k]))
                best = i;
        if (fabs(a[best][k]) < 1e-12)
            return 0;
        for (int j = 0; j < N; j++) {
            double t = a[k][j];
            a[k][j] = a[best][j];
            a[best][j] = t;
        }
        double t = b[k];
        b[k] = b[best];
        b[best] = t;
        for (int i = k + 1; i < N; i++) {
            double f = a[i][k] / a[k][k];
            for (int j = k; j < N; j++)
                a[i][j] -= f * a[k][j];
            b[i] -= f * b[k];
        }
    }
    for (int i = N; i-- > 0;) {
        double sum = b[i];
        for (int j = i + 1; j < N; j++)
            sum -= a[i][j] * x[j];
        x[i] = sum / a[i][i];
    }
    return 1;
}

static float trace_of_square(const float m[3][3])
{
    float sum = 0;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            sum += m[i][j] * m[j][i];
    return sum;
}

int main(void)
{
    double a[N][N], b[N], x[N];
    for (int round = 0; round < 3; round++) {
        for (int i = 0; i < N; i++) {
            b[i] = i + round;
            for (int j = 0; j < N; j++)
                a[i][j] = round == 2 ? i + j : 1.0 / (i + j + 1 + round);
        }
        if (!solve(a, b, x)) {
            printf("singular\n");
            continue;
        }
        for (int i = 0; i < N; i++)
            printf("%.6f%s", x[i], i + 1 < N ? " " : "\n");
    }
    const float m[3][3] = {{0.5f, 1.25f, -3}, {2, 0, 7.75f}, {1e-3f, 4, 1}};
    printf("%.7g\n", trace_of_square(m));
    return 0;
}
