// Complex numbers: arithmetic, conjugates, as arguments and results, float and double.
#include <complex.h>
#include <stdio.h>

static double complex evaluate(const double *coefficients, int n, double complex x)
{
    double complex sum = 0;
    while (n--)
        sum = sum * x + coefficients[n];
    return sum;
}

static float complex rotate(float complex z, int times)
{
    while (times-- > 0)
        z *= I;
    return z;
}

static double complex newton(double complex z)
{
    for (int i = 0; i < 20; i++)
        z -= (z * z * z - 1) / (3 * z * z);
    return z;
}

int main(void)
{
    static const double coefficients[] = {1, -2, 0, 4};
    double complex z = 1 + 2 * I, w = evaluate(coefficients, 4, z);
    printf("%g %g\n", creal(w), cimag(w));
    w = z * conj(z);
    printf("%g %g\n", creal(w), cimag(w) + 0.0);
    w = z / (3 - 4 * I);
    printf("%g %g\n", creal(w), cimag(w));
    float complex f = rotate(2.5f - 1.0f * I, 3);
    printf("%g %g\n", crealf(f), cimagf(f));
    printf("%d %d\n", z == 1 + 2 * I, z != w);
    w = newton(-1 + I);
    printf("%.6f %.6f\n", creal(w), cimag(w));
    double complex table[3] = {1, I, -1 - I};
    for (int i = 0; i < 3; i++)
        table[i] = table[i] * table[i] + z;
    for (int i = 0; i < 3; i++)
        printf("(%g,%g) ", creal(table[i]), cimag(table[i]));
    printf("\n");
    return 0;
}
