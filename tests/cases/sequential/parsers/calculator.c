// Sums and products of one-digit numbers by recursive descent: a product binds tighter than a sum.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern char __VERIFIER_nondet_char(void);
extern void __VERIFIER_assume(int);

static const char *at;

static int number(void)
{
    return *at++ - '0';
}

static int product(void)
{
    int value = number();
    while (*at == '*') {
        at++;
        value *= number();
    }
    return value;
}

static int sum(void)
{
#ifdef BUG
    int value = number();
    while (*at == '+' || *at == '*') {
        char operation = *at++;
        value = operation == '+' ? value + number() : value * number();
    }
#else
    int value = product();
    while (*at == '+') {
        at++;
        value += product();
    }
#endif
    return value;
}

int main(void)
{
    char text[6] = "0?0?0";
    for (int i = 0; i < 5; i++)
        if (i % 2 == 0) {
            text[i] = __VERIFIER_nondet_char();
            __VERIFIER_assume(text[i] >= '0' && text[i] <= '9');
        } else {
            text[i] = __VERIFIER_nondet_char();
            __VERIFIER_assume(text[i] == '+' || text[i] == '*');
        }
    at = text;
    int a = text[0] - '0', b = text[2] - '0', c = text[4] - '0', value = sum();
    int expected = text[1] == '+' ? (text[3] == '+' ? a + b + c : a + b * c) : (text[3] == '+' ? a * b + c : a * b * c);
    assert(*at == 0);
    assert(value == expected); //~ ERROR: [assert]
    return 0;
}
