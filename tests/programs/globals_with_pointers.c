// Globals whose initialisers hold addresses: of functions, of members, past ends, of each other, in circles.
#include <stddef.h>
#include <stdio.h>

struct node {
    const char *name;
    struct node *next;
    int *value;
    int (*act)(int);
};

static int twice(int x)
{
    return 2 * x;
}
static int square(int x)
{
    return x * x;
}

static int values[5] = {10, 20, 30, 40, 50};
static int *const last = &values[4], *const end = values + 5;
extern struct node second;
struct node first = {"first", &second, &values[1], twice};
struct node third = {"third", &first, &values[3], square};
struct node second = {"second", &third, values + 2, square};

static char text[] = "changeable";
static char *middle = text + 6;
static const char *const names[][2] = {{"zero", "null"}, {"one", "eins"}, {"two", "zwei"}};
static const char *const *row = names[1];
static int **handle = &(int *){&values[2]};
static struct {
    char tag;
    short numbers[3];
    struct node *nodes[2];
} table[] = {{'a', {1, 2, 3}, {&first, &second}}, {.nodes = {[1] = &third}, .tag = 'b', .numbers = {[2] = 9}}};
static struct node **deep = &table[1].nodes[1];
static ptrdiff_t distance = sizeof values / sizeof *values;
static long fixed = (long)sizeof(struct node *) * 0 + 12;

int main(void)
{
    struct node *n = &first;
    for (int i = 0; i < 5; i++, n = n->next)
        printf("%s %d %d\n", n->name, *n->value, n->act(*n->value));
    printf("%d %d %d\n", *last, (int)(end - values), (int)(last - first.value));
    middle[0] = 'X';
    printf("%s %s\n", text, middle);
    printf("%s %s %s\n", row[0], row[1], row[2]);
    **handle = 33;
    printf("%d\n", values[2]);
    for (int i = 0; i < 2; i++)
        printf("%c %d %d %s %s\n", table[i].tag, table[i].numbers[0], table[i].numbers[2],
               table[i].nodes[0] ? table[i].nodes[0]->name : "-", table[i].nodes[1]->name);
    printf("%s %d %ld\n", (*deep)->name, (int)distance, fixed);
    return 0;
}
