// Where members lie: offsetof, padding, alignment, packing, flexible members, arrays in arrays.
#include <stdalign.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct plain {
    char a;
    int b;
    char c;
    short d;
};
struct __attribute__((packed)) tight {
    char a;
    int b;
    char c;
    short d;
};
struct wide {
    char a;
    alignas(32) char b;
};
struct message {
    uint16_t length;
    uint8_t kind;
    uint8_t body[];
};
struct grid {
    struct {
        char tag;
        int cells[2][3];
    } rows[2];
};

static struct message *make(uint8_t kind, const char *text)
{
    size_t n = strlen(text);
    struct message *m = malloc(offsetof(struct message, body) + n);
    if (!m)
        abort();
    m->length = (uint16_t)n;
    m->kind = kind;
    memcpy(m->body, text, n);
    return m;
}

int main(void)
{
    printf("%zu %zu %zu %zu\n", sizeof(struct plain), offsetof(struct plain, b), offsetof(struct plain, c),
           offsetof(struct plain, d));
    printf("%zu %zu %zu\n", sizeof(struct tight), offsetof(struct tight, b), offsetof(struct tight, d));
    printf("%zu %zu %zu\n", sizeof(struct wide), offsetof(struct wide, b), alignof(struct wide));
    printf("%zu %zu\n", sizeof(struct message), offsetof(struct message, body));
    printf("%zu %zu\n", sizeof(struct grid), offsetof(struct grid, rows[1].cells[1][2]));

    struct tight t[3] = {{'x', 0x01020304, 'y', -2}, {.b = 7}, {.d = 9}};
    unsigned char bytes[sizeof t];
    memcpy(bytes, t, sizeof t);
    for (size_t i = 0; i < sizeof *t; i++)
        printf("%02x ", bytes[i]);
    t[1].b += t[0].b;
    printf("\n%x %d\n", t[1].b, t[2].d);

    struct message *m = make(3, "flexible"), *copy = malloc(sizeof *m + m->length);
    if (!copy)
        abort();
    memcpy(copy, m, sizeof *m);
    memcpy(copy->body, m->body, m->length);
    copy->body[0] = 'F';
    printf("%d %.*s\n", copy->kind, copy->length, (char *)copy->body);
    free(m);
    free(copy);

    struct grid g;
    memset(&g, 0, sizeof g);
    int *cell = (int *)((char *)&g + offsetof(struct grid, rows[1].cells[1][2]));
    *cell = 42;
    printf("%d\n", g.rows[1].cells[1][2]);
    struct wide w;
    printf("%d\n", (int)((uintptr_t)&w.b % 32));
    return 0;
}
