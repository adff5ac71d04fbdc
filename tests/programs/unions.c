// Unions: a tagged variant, reading other members, arrays of bytes, common initial members, nested.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum kind { NUMBER, TEXT, PAIR };

struct value {
    enum kind kind;
    union {
        double number;
        const char *text;
        struct {
            const struct value *first, *second;
        };
    };
};

static void show(const struct value *v)
{
    switch (v->kind) {
    case NUMBER:
        printf("%g", v->number);
        break;
    case TEXT:
        printf("\"%s\"", v->text);
        break;
    case PAIR:
        printf("(");
        show(v->first);
        printf(" . ");
        show(v->second);
        printf(")");
        break;
    }
}

union bits {
    float f;
    uint32_t u;
    uint8_t b[4];
    struct {
        uint16_t low, high;
    } h;
};

union event {
    int type;
    struct {
        int type, x, y;
    } move;
    struct {
        int type;
        char key;
    } press;
};

static int handle(const union event *e)
{
    return e->type == 1 ? e->move.x * e->move.y : e->press.key;
}

static union bits negate(union bits x)
{
    x.u ^= UINT32_C(1) << 31;
    return x;
}

int main(void)
{
    struct value one = {NUMBER, .number = 1.5}, name = {TEXT, .text = "heddle"};
    struct value inner = {PAIR, {.first = &name, .second = &one}}, outer = {PAIR, {.first = &one, .second = &inner}};
    show(&outer);
    printf("\n");

    union bits x = {.f = 1.0f};
    printf("%08x %02x%02x%02x%02x %x %x\n", x.u, x.b[0], x.b[1], x.b[2], x.b[3], x.h.low, x.h.high);
    x.b[3] = 0x40;
    printf("%g %g\n", x.f, negate(x).f);
    for (int i = 0; i < 4; i++) {
        x.f = (float)(1 << i * 5) * 0.75f;
        printf("exponent %d, mantissa %06x\n", (int)(x.u >> 23 & 0xff) - 127, x.u & 0x7fffff);
    }

    union event e = {.move = {1, 6, 7}};
    printf("%d\n", handle(&e));
    e.press.type = 2;
    e.press.key = 'k';
    printf("%c\n", handle(&e));

    union {
        char text[16];
        unsigned words[4];
    } u;
    memset(&u, 0, sizeof u);
    strcpy(u.text, "weft");
    printf("%x %s\n", u.words[0], (u.words[0] ^= 0x20202020, u.text));
    return 0;
}
