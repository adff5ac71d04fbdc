// Compound literals, designated initialisers, generic selection, static assertions, anonymous members, statement expressions.
#include <stdio.h>
#include <string.h>

#define KIND(x) _Generic((x), int: "int", double: "double", char *: "text", const char *: "const text", default: "other")
#define LARGER(a, b)                                                                                                   \
    ({                                                                                                                 \
        __typeof__(a) _a = (a);                                                                                        \
        __typeof__(b) _b = (b);                                                                                        \
        _a > _b ? _a : _b;                                                                                             \
    })

_Static_assert(sizeof(char) == 1, "a char is a byte");

struct shape {
    enum { CIRCLE, SQUARE } kind;
    union {
        struct {
            double radius;
        };
        struct {
            int side;
            char label[4];
        };
    };
};

static double area(const struct shape *s)
{
    return s->kind == CIRCLE ? 3 * s->radius * s->radius : s->side * s->side;
}

static int total(const int *v)
{
    int sum = 0;
    while (*v)
        sum += *v++;
    return sum;
}

static inline int clamp(int x, int low, int high)
{
    return x < low ? low : x > high ? high : x;
}

static void swap_any(void *a, void *b, size_t n)
{
    unsigned char *p = a, *q = b;
    while (n--) {
        unsigned char t = *p;
        *p++ = *q;
        *q++ = t;
    }
}

int main(void)
{
    printf("%s %s %s %s\n", KIND(1), KIND(1.0), KIND((const char *)"x"), KIND(1L));
    printf("%d %g\n", LARGER(3, 7), LARGER(2.5, -1.0));
    printf("%g %g\n", area(&(struct shape){CIRCLE, .radius = 2}), area(&(struct shape){.kind = SQUARE, .side = 5}));
    printf("%d\n", total((int[]){1, 2, 3, 4, 0}));
    int sparse[10] = {[3] = 30, 40, [8] = 80, [0] = 1};
    for (int i = 0; i < 10; i++)
        printf("%d ", sparse[i]);
    printf("\n");
    int matrix[][3] = {{1}, {[2] = 5}, {7, 8, 9}};
    printf("%d %d %d\n", (int)(sizeof matrix / sizeof *matrix), matrix[1][2], matrix[2][1]);
    struct shape copy, original = {.kind = SQUARE, .side = 2, .label = "abc"};
    copy = original;
    swap_any(&copy, &(struct shape){.kind = SQUARE, .side = 9}, sizeof copy);
    printf("%d %s\n", copy.side, original.label);
    printf("%d %d %d\n", clamp(-5, 0, 10), clamp(5, 0, 10), clamp(50, 0, 10));
    char name[] = {'w', 'a', 'r', 'p', 0};
    const char *parts = "con" "cat" "enated";
    printf("%s %s %c\n", name, parts, "0123"[2]);
    int x = 5;
    x = (x++, x * 2);
    x += x > 10 ? 1 : 100;
    printf("%d %d\n", x, (int)(&matrix[2] - matrix));
    printf("%d\n", strcmp(__func__, "main"));
    return 0;
}
