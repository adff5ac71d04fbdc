// Big integers on the heap in base 10^9: factorials, powers, sums of digits, division by small numbers.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { BASE = 1000000000 };

struct big {
    size_t used, room;
    uint32_t *digit;
};

static void push(struct big *b, uint32_t d)
{
    if (b->used == b->room) {
        b->room = b->room ? 2 * b->room : 1;
        b->digit = realloc(b->digit, b->room * sizeof *b->digit);
        if (!b->digit)
            abort();
    }
    b->digit[b->used++] = d;
}

static void multiply(struct big *b, uint32_t by)
{
    uint64_t carry = 0;
    for (size_t i = 0; i < b->used; i++) {
        carry += (uint64_t)b->digit[i] * by;
        b->digit[i] = (uint32_t)(carry % BASE);
        carry /= BASE;
    }
    if (carry)
        push(b, (uint32_t)carry);
}

static uint32_t divide(struct big *b, uint32_t by)
{
    uint64_t rest = 0;
    for (size_t i = b->used; i-- > 0;) {
        rest = rest * BASE + b->digit[i];
        b->digit[i] = (uint32_t)(rest / by);
        rest %= by;
    }
    while (b->used > 1 && b->digit[b->used - 1] == 0)
        b->used--;
    return (uint32_t)rest;
}

static void add(struct big *a, const struct big *b)
{
    uint32_t carry = 0;
    for (size_t i = 0; i < b->used || carry; i++) {
        if (i == a->used)
            push(a, 0);
        uint32_t sum = a->digit[i] + (i < b->used ? b->digit[i] : 0) + carry;
        carry = sum >= BASE;
        a->digit[i] = carry ? sum - BASE : sum;
    }
}

static void print(const struct big *b)
{
    printf("%u", b->digit[b->used - 1]);
    for (size_t i = b->used - 1; i-- > 0;)
        printf("%09u", b->digit[i]);
    printf("\n");
}

int main(void)
{
    struct big f = {0}, sum = {0};
    push(&f, 1);
    push(&sum, 0);
    for (uint32_t i = 1; i <= 60; i++) {
        multiply(&f, i);
        add(&sum, &f);
        if (i % 20 == 0)
            print(&f);
    }
    print(&sum);
    printf("%u %u\n", divide(&sum, 1000003), divide(&f, 47));
    print(&sum);
    print(&f);
    struct big p = {0};
    push(&p, 1);
    for (int i = 0; i < 200; i++)
        multiply(&p, 2);
    print(&p);
    int digits = 0;
    while (p.used > 1 || p.digit[0])
        digits += (int)divide(&p, 10);
    printf("%d\n", digits);
    free(f.digit);
    free(sum.digit);
    free(p.digit);
    return 0;
}
