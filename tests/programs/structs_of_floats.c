// Structures that mix integers and floating point, passed and returned by value.
#include <stdio.h>

struct f1 {
    float a;
};
struct f2 {
    float a, b;
};
struct f3 {
    float a, b, c;
};
struct d2 {
    double x, y;
};
struct mixed {
    double d;
    int i;
};
struct floats_and_int {
    float a;
    int i;
    float b;
};
struct large {
    double d[5];
    char tag;
};
struct extended {
    long double x;
};

static struct f1 one(struct f1 s)
{
    s.a *= 2;
    return s;
}
static struct f2 two(struct f2 s, float by)
{
    return (struct f2){s.b * by, s.a * by};
}
static struct f3 three(struct f3 s, struct f2 t, struct f1 u)
{
    return (struct f3){s.a + t.a, s.b + t.b, s.c + u.a};
}
static struct d2 complex_product(struct d2 p, struct d2 q)
{
    return (struct d2){p.x * q.x - p.y * q.y, p.x * q.y + p.y * q.x};
}
static struct mixed mix(int i, struct mixed m, double d)
{
    return (struct mixed){m.d * i + d, m.i - i};
}
static struct floats_and_int rotate(struct floats_and_int s)
{
    return (struct floats_and_int){s.b, (int)s.a, (float)s.i};
}
static struct large fill(char tag, double from, struct large old)
{
    for (int i = 0; i < 5; i++)
        old.d[i] += from + i;
    old.tag = tag;
    return old;
}
static struct extended halve(struct extended e)
{
    return (struct extended){e.x / 2};
}
static double many(double a, struct d2 b, double c, struct mixed d, double e, struct d2 f, double g, struct mixed h,
                   double i)
{
    return a + b.x * b.y + c + d.d * d.i + e + f.x * f.y + g + h.d * h.i + i;
}

int main(void)
{
    printf("%g\n", one((struct f1){1.5f}).a);
    struct f2 s2 = two((struct f2){1, 2}, 10);
    printf("%g %g\n", s2.a, s2.b);
    struct f3 s3 = three((struct f3){1, 2, 3}, s2, (struct f1){0.25f});
    printf("%g %g %g\n", s3.a, s3.b, s3.c);
    struct d2 z = {0, 1};
    for (int i = 0; i < 4; i++) {
        z = complex_product(z, (struct d2){0, 1});
        printf("(%g,%g) ", z.x + 0.0, z.y + 0.0);
    }
    printf("\n");
    struct mixed m = mix(3, (struct mixed){2.5, 10}, 0.125);
    printf("%g %d\n", m.d, m.i);
    struct floats_and_int r = rotate((struct floats_and_int){7.75f, 3, 0.5f});
    printf("%g %d %g\n", r.a, r.i, r.b);
    struct large l = fill('x', 0.5, (struct large){{1, 2, 3, 4, 5}, 'a'});
    printf("%g %g %c\n", l.d[0], l.d[4], l.tag);
    printf("%Lg\n", halve((struct extended){5}).x);
    printf("%g\n", many(1, z, 2, m, 3, (struct d2){4, 5}, 6, (struct mixed){7, 8}, 9));
    return 0;
}
