// Function pointers: tables, map and fold, closures by hand, functions that return functions, comparisons.
#include <stdio.h>

typedef int operation(int, int);

static int add(int a, int b)
{
    return a + b;
}
static int subtract(int a, int b)
{
    return a - b;
}
static int multiply(int a, int b)
{
    return a * b;
}
static int greater(int a, int b)
{
    return a > b ? a : b;
}

static operation *choose(char sign)
{
    switch (sign) {
    case '+': return add;
    case '-': return subtract;
    case '*': return multiply;
    default: return NULL;
    }
}

static int fold(const int *v, int n, int start, operation *f)
{
    while (n-- > 0)
        start = f(start, *v++);
    return start;
}

struct closure {
    int (*call)(struct closure *, int);
    int state;
};

static int count_up(struct closure *self, int by)
{
    return self->state += by;
}

static int alternate(struct closure *self, int x)
{
    self->state = !self->state;
    self->call = self->state ? alternate : count_up;
    return -x;
}

static void each(int *v, int n, struct closure *c)
{
    for (int i = 0; i < n; i++)
        v[i] = c->call(c, v[i]);
}

static int (*(*pick)(int))(int, int);

static operation *by_number(int n)
{
    static operation *const table[] = {add, subtract, multiply, greater};
    return table[n & 3];
}

int main(void)
{
    int v[] = {3, 1, 4, 1, 5, 9, 2, 6};
    const int n = sizeof v / sizeof *v;
    printf("%d %d %d %d\n", fold(v, n, 0, add), fold(v, n, 0, subtract), fold(v, n, 1, multiply),
           fold(v, n, v[0], greater));
    for (const char *s = "+-*/"; *s; s++) {
        operation *f = choose(*s);
        if (f)
            printf("7 %c 5 = %d\n", *s, f(7, 5));
        else
            printf("no %c\n", *s);
    }
    pick = by_number;
    for (int i = 0; i < 4; i++)
        printf("%d%c", pick(i)(8, 3), i < 3 ? ' ' : '\n');
    printf("%d %d\n", pick(0) == add, *pick(1) == &add);
    struct closure c = {count_up, 100};
    each(v, n, &c);
    printf("%d %d %d\n", v[0], v[n - 1], c.state);
    c.call = alternate;
    c.state = 0;
    each(v, n, &c);
    for (int i = 0; i < n; i++)
        printf("%d ", v[i]);
    printf("\n");
    return 0;
}
