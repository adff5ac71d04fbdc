// Static locals, static functions, shadowing, initialisers, tentative definitions, extern inside a block.
#include <stdio.h>

static int counter(void)
{
    static int n = 10;
    static const int step = 3;
    return n += step;
}

static int *cell(int which)
{
    static int cells[3];
    return &cells[which];
}

static const char *name(void)
{
    static char buffer[8] = "aaa";
    buffer[0]++;
    return buffer;
}

static int memo(int n)
{
    static int known[40];
    if (n < 2)
        return n;
    if (!known[n])
        known[n] = memo(n - 1) + memo(n - 2);
    return known[n];
}

int tentative;
int tentative;
int x = 1;

static int shadow(void)
{
    int total = x;
    int x = 2;
    total = total * 10 + x;
    {
        int x = 3;
        total = total * 10 + x;
        {
            extern int x;
            total = total * 10 + x;
            x = 7;
        }
    }
    for (int x = 4; x < 5; x++)
        total = total * 10 + x;
    return total * 10 + x;
}

int main(void)
{
    printf("%d ", counter());
    printf("%d ", counter());
    printf("%d\n", counter());
    *cell(0) = 1;
    *cell(2) = 5;
    ++*cell(0);
    printf("%d %d %d\n", *cell(0), *cell(1), *cell(2));
    printf("%s ", name());
    printf("%s\n", name());
    printf("%d %d\n", memo(39), memo(20));
    tentative += 4;
    printf("%d %d %d\n", tentative, shadow(), x);
    return 0;
}
