// The formats of printf for floating point: fixed, scientific, general, hexadecimal, special values.
#include <float.h>
#include <stdio.h>

int main(void)
{
    static volatile double values[] = {0, -0.0, 1, -1, 0.5, 123.456, 1e10, 1e-5, 123456789, 1e100, 0.1, 2.0 / 3, 999999.5, 1e21};
    for (unsigned i = 0; i < sizeof values / sizeof *values; i++) {
        double v = values[i];
        printf("[%f] [%.2f] [%e] [%g]\n", v, v, v, v);
    }
    for (int p = 0; p < 8; p++)
        printf("[%.*f] [%.*e] [%.*g]\n", p, 3.14159265358979, p, 31415.9265358979, p, 0.000314159265358979);
    printf("[%10.3f] [%-10.3f] [%010.3f] [%+.1f] [% .1f] [%#.0f] [%#g]\n", 3.14159, 3.14159, -3.14159, 2.0, 2.0, 2.0, 2.0);
    printf("[%E] [%G] [%G]\n", 1.5e-10, 1.5e-10, 1e6);
    printf("%.0f %.0f %.0f %.0f %.1f %.1f\n", 0.5, 1.5, 2.5, 3.5, 0.25, 0.35);
    printf("%.20f\n%.20e\n%.17g\n", 0.1, 0.1, 0.1);
    printf("%a %a %a %.2a %A\n", 1.0, 0.5, -0.1, 1.999, 255.0);
    printf("%g %g %g\n", DBL_MAX, DBL_MIN, DBL_EPSILON);
    printf("%.3f\n", DBL_MAX / 1e290);
    printf("%g %.9g %.17g\n", 0.1f, 0.1f, 0.1f);
    volatile double zero = 0;
    printf("[%f] [%5.1f] [%F] [%e] [%-6g]\n", 1 / zero, -1 / zero, 1 / zero, 1 / zero, -1 / zero);
    printf("%g %g\n", 5e-324, 2.2250738585072009e-308);
    return 0;
}
