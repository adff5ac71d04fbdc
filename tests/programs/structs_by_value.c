// Structures of every size from 1 to 40 bytes as arguments and results, and in arrays of callbacks.
#include <stdio.h>

#define SIZED(n)                                                                                                       \
    struct s##n {                                                                                                      \
        unsigned char b[n];                                                                                            \
    };                                                                                                                 \
    static struct s##n make##n(int seed)                                                                               \
    {                                                                                                                  \
        struct s##n s;                                                                                                 \
        for (int i = 0; i < n; i++)                                                                                    \
            s.b[i] = (unsigned char)(seed + i * 7);                                                                    \
        return s;                                                                                                      \
    }                                                                                                                  \
    static int sum##n(int before, struct s##n s, int after)                                                            \
    {                                                                                                                  \
        int total = before * after;                                                                                    \
        for (int i = 0; i < n; i++)                                                                                    \
            total += s.b[i] * (i + 1);                                                                                 \
        s.b[0] = 0;                                                                                                    \
        return total;                                                                                                  \
    }
SIZED(1) SIZED(2) SIZED(3) SIZED(4) SIZED(5) SIZED(6) SIZED(7) SIZED(8) SIZED(9) SIZED(12) SIZED(15) SIZED(16)
SIZED(17) SIZED(24) SIZED(31) SIZED(40)

#define SHOW(n)                                                                                                        \
    do {                                                                                                               \
        struct s##n s = make##n(n);                                                                                    \
        int a = sum##n(2, s, 3), b = sum##n(2, make##n(n), 3);                                                         \
        printf("%d: %d %s\n", n, a, a == b && a == sum##n(2, s, 3) ? "same" : "different");                            \
    } while (0)

struct point {
    int x, y;
};

struct box {
    struct point low, high;
    const char *name;
};

static struct box grow(struct box b, struct point by)
{
    b.low.x -= by.x;
    b.low.y -= by.y;
    b.high.x += by.x;
    b.high.y += by.y;
    return b;
}

static struct point centre(struct box b)
{
    return (struct point){(b.low.x + b.high.x) / 2, (b.low.y + b.high.y) / 2};
}

static struct box twice(struct box (*f)(struct box, struct point), struct box b, struct point p)
{
    return f(f(b, p), p);
}

int main(void)
{
    SHOW(1);
    SHOW(2);
    SHOW(3);
    SHOW(4);
    SHOW(5);
    SHOW(6);
    SHOW(7);
    SHOW(8);
    SHOW(9);
    SHOW(12);
    SHOW(15);
    SHOW(16);
    SHOW(17);
    SHOW(24);
    SHOW(31);
    SHOW(40);
    struct box b = {{0, 0}, {10, 20}, "box"}, c = twice(grow, b, (struct point){1, 2});
    printf("%s %d %d %d %d\n", c.name, c.low.x, c.low.y, c.high.x, c.high.y);
    printf("%d %d\n", centre(c).y, centre(grow(b, (struct point){-5, 7})).x);
    struct box many[3] = {b, c, grow(c, b.high)};
    many[0] = many[2];
    printf("%d %d\n", many[0].high.y, many[0].low.x);
    return 0;
}
