// A recursive-descent calculator with variables, precedence, right-associative powers and errors.
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

static const char *at;
static const char *problem;
static long long variable[26];

static long long expression(void);

static void skip(void)
{
    while (*at == ' ')
        at++;
}

static int accept(char c)
{
    skip();
    if (*at != c)
        return 0;
    at++;
    return 1;
}

static long long fail(const char *why)
{
    if (!problem)
        problem = why;
    return 0;
}

static long long primary(void)
{
    skip();
    if (isdigit((unsigned char)*at)) {
        char *end;
        long long value = strtoll(at, &end, 0);
        at = end;
        return value;
    }
    if (islower((unsigned char)*at))
        return variable[*at++ - 'a'];
    if (accept('(')) {
        long long value = expression();
        return accept(')') ? value : fail("missing )");
    }
    if (accept('-'))
        return -primary();
    return fail(*at ? "unexpected character" : "unexpected end");
}

static long long power(void)
{
    long long base = primary();
    if (!accept('^'))
        return base;
    long long exponent = power(), result = 1;
    if (exponent < 0 || exponent > 62)
        return fail("bad exponent");
    while (exponent-- > 0)
        if (__builtin_mul_overflow(result, base, &result))
            return fail("too large");
    return result;
}

static long long term(void)
{
    long long value = power();
    for (;;) {
        if (accept('*')) {
            value *= power();
        } else if (accept('/') || accept('%')) {
            char sign = at[-1];
            long long by = power();
            if (!by)
                return fail("division by zero");
            value = sign == '/' ? value / by : value % by;
        } else {
            return value;
        }
    }
}

static long long expression(void)
{
    long long value = term();
    for (;;) {
        if (accept('+'))
            value += term();
        else if (accept('-'))
            value -= term();
        else
            return value;
    }
}

static void evaluate(const char *line)
{
    at = line;
    problem = NULL;
    char target = 0;
    skip();
    if (islower((unsigned char)at[0]) && at[1] == '=') {
        target = at[0];
        at += 2;
    }
    long long value = expression();
    skip();
    if (!problem && *at)
        fail("trailing text");
    if (problem)
        printf("%s: %s at %d\n", line, problem, (int)(at - line));
    else
        printf("%s: %lld\n", line, value);
    if (target && !problem)
        variable[target - 'a'] = value;
}

int main(void)
{
    static const char *const lines[] = {"1 + 2 * 3", "(1+2)*3", "2^3^2", "-7 / 2", "-7 % 3", "x=6*7", "x - -x", "0x1F + 010",
                                        "1 / (3 - 3)", "(4", "5 5", "10^19", "y", "z=x^2", "z % 1000 + x", ")"};
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        evaluate(lines[i]);
    return (int)variable['x' - 'a'];
}
