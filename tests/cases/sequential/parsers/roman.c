// Numbers up to 39 in Roman digits and back; a smaller digit before a larger one is subtracted.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10
// RUN: heddle check --engine explore %s
// EXIT: 0
// RUN: heddle check --engine explore -DBUG %s
// EXIT: 10

#include <assert.h>
#include <string.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern void __VERIFIER_assume(int);

static void to_roman(int n, char *to)
{
    static const struct {
        int value;
        const char *digits;
    } table[] = {{10, "X"}, {9, "IX"}, {5, "V"}, {4, "IV"}, {1, "I"}};
    *to = 0;
    for (int i = 0; i < 5; i++)
        while (n >= table[i].value) {
            strcat(to, table[i].digits);
            n -= table[i].value;
        }
}

static int value_of(char digit)
{
    return digit == 'X' ? 10 : digit == 'V' ? 5 : digit == 'I' ? 1 : 0;
}

static int from_roman(const char *s)
{
    int n = 0;
    for (; *s; s++)
#ifdef BUG
        if (value_of(s[1]) >= value_of(*s) + 5)
#else
        if (value_of(*s) < value_of(s[1]))
#endif
            n -= value_of(*s);
        else
            n += value_of(*s);
    return n;
}

int main(void)
{
    char text[8];
    unsigned char n = __VERIFIER_nondet_uchar();
    __VERIFIER_assume(n >= 1 && n < 16);
    to_roman(n, text);
    assert(from_roman(text) == n); //~ ERROR: [assert]
    return 0;
}
