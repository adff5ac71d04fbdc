// Vector extensions: arithmetic, comparisons, shuffles, elements by index, conversions, as arguments.
#include <stdint.h>
#include <stdio.h>

typedef int int4 __attribute__((vector_size(16)));
typedef float float4 __attribute__((vector_size(16)));
typedef uint8_t byte8 __attribute__((vector_size(8)));
typedef int64_t long2 __attribute__((vector_size(16)));

static int sum(const int4 *v)
{
    int total = 0;
    for (int i = 0; i < 4; i++)
        total += (*v)[i];
    return total;
}

static void scale(float4 *v, float by)
{
    *v = *v * by + (float4){1, 2, 3, 4};
}

static void show(const char *name, int4 v)
{
    printf("%s %d %d %d %d\n", name, v[0], v[1], v[2], v[3]);
}

int main(void)
{
    int4 a = {1, 2, 3, 4}, b = {10, -20, 30, -40};
    show("add", a + b);
    show("mul", a * b);
    show("less", a < b);
    show("shift", b >> 1);
    show("select", ((a < b) & a) | (~(a < b) & b));
    show("shuffle", __builtin_shufflevector(a, b, 0, 4, 3, 7));
    show("division", b / a % 7);
    int4 c = a;
    c[2] = 99;
    for (int i = 0; i < 4; i++)
        c[i] ^= i;
    show("element", c);
    printf("%d\n", sum(&c));
    float4 f = {0.5f, 1.5f, -2.5f, 4};
    scale(&f, 2);
    printf("%g %g %g %g\n", f[0], f[1], f[2], f[3]);
    show("convert", __builtin_convertvector(f, int4));
    byte8 bytes = {250, 251, 252, 253, 254, 255, 0, 1};
    bytes += 3;
    for (int i = 0; i < 8; i++)
        printf("%d ", bytes[i]);
    printf("\n");
    long2 l = {1LL << 40, -5};
    l *= 3;
    printf("%lld %lld\n", (long long)l[0], (long long)l[1]);
    int4 bits = (int4)f;
    printf("%08x\n", (unsigned)bits[0]);
    return 0;
}
