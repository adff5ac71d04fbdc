#include <heddle.h>

struct point {
    int x, y;
};

struct large {
    long fields[8];
};

void byte(unsigned char n)
{
    heddle_assert(n != 200, "a byte");
}

void wide(unsigned long long n)
{
    heddle_assert(n != 0x123456789abcdefULL, "a wide number");
}

void grows(unsigned n)
{
    unsigned i = 0;
    while (i < n)
        i++;
    heddle_assert(i == n, "as often as it says");
}

void target(const struct point *p)
{
    if (p)
        heddle_assert(p->y != 12345, "what it points to");
}

int unguarded(const int *p)
{
    return *p;
}

int behind(const int *p)
{
    return p ? p[1] : 0;
}

long by_value(struct large all)
{
    heddle_assert(all.fields[7] != 77, "a field");
    return all.fields[0];
}

void fraction(double x, float y)
{
    heddle_assert(x != 0.25 || y != 0.5f, "a fraction");
}

static void hidden(short n)
{
    heddle_assert(n != -300, "a static function");
}

void without(void)
{
    hidden(0);
}

void *ignored(void *unused)
{
    (void)unused;
    heddle_assert(0, "without its argument");
    return 0;
}

int anything(void *p)
{
    return p == 0;
}

void called(void (*f)(void))
{
    f();
}

long double long_double(long double x)
{
    return x;
}

int main(int argc, char **argv)
{
    heddle_assert(argc >= 0 && argv != 0, "a command line");
    return 0;
}
