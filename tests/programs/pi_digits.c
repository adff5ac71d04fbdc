// Digits of pi and e by spigot algorithms: integer arrays with division by varying bases.
#include <stdio.h>

enum { DIGITS = 60, CELLS = DIGITS * 10 / 3 + 2 };

static void pi(void)
{
    unsigned cell[CELLS];
    int nines = 0, predigit = 0, printed = 0;
    for (int i = 0; i < CELLS; i++)
        cell[i] = 2;
    for (int j = 0; j < DIGITS; j++) {
        unsigned q = 0;
        for (int i = CELLS; i > 0; i--) {
            unsigned x = 10 * cell[i - 1] + q * (unsigned)i;
            cell[i - 1] = x % (2u * (unsigned)i - 1);
            q = x / (2u * (unsigned)i - 1);
        }
        cell[0] = q % 10;
        q /= 10;
        if (q == 9) {
            nines++;
        } else {
            if (j)
                printf("%d", predigit + (q == 10)), printed++;
            for (; nines; nines--)
                printf("%d", q == 10 ? 0 : 9), printed++;
            predigit = q == 10 ? 0 : (int)q;
        }
    }
    printf(" (%d)\n", printed);
}

static void e(void)
{
    int a[42];
    for (int i = 0; i < 42; i++)
        a[i] = 1;
    printf("2.");
    for (int j = 0; j < 45; j++) {
        int carry = 0;
        for (int i = 41; i >= 0; i--) {
            int x = a[i] * 10 + carry;
            carry = x / (i + 2);
            a[i] = x % (i + 2);
        }
        printf("%d", carry);
    }
    printf("\n");
}

int main(void)
{
    pi();
    e();
    return 0;
}
