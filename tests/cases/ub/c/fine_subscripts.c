// Subscripts that reach the end of their arrays, and what is none: the place behind an array without an access, the last member as an array of any length, unions, pointers.
// RUN: heddle check --engine explore %s
// EXIT: 0
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check %s
// EXIT: 0
// RUN: heddle run %s
// EXIT: 0

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct text {
    int length;
    char bytes[1];
};

struct aligned {
    int length;
    char bytes[1];
} __attribute__((aligned(16)));

struct nested {
    long tag;
    struct text text;
};

struct table {
    int values[4];
    union {
        char bytes[4];
        long long number;
    } both;
    int matrix[2][3];
    int end;
};

static struct table global;

static int sum(const int (*rows)[3], int count)
{
    int sum = 0;
    for (int i = 0; i < count; i++)
        for (int j = 0; j < 3; j++)
            sum += rows[i][j];
    return sum;
}

int main(void)
{
    struct table table;
    memset(&table, 0, sizeof table);
    for (int *p = &table.values[0]; p != &table.values[4]; p++)
        *p = 1;
    for (unsigned char i = 0; i < 4; i++)
        global.values[i] = table.values[3 - i];
    for (int i = 0; i < 8; i++)
        table.both.bytes[i] = 0;
    assert(sum(table.matrix, 2) == 0);

    struct text *text = malloc(sizeof *text + 7);
    struct nested *nested = malloc(sizeof *nested + 7);
    struct aligned *aligned = malloc(sizeof *aligned);
    for (int i = 0; i < 8; i++)
        text->bytes[i] = nested->text.bytes[i] = aligned->bytes[i] = 'a';
    free(text);
    free(nested);
    free(aligned);
    return 0;
}
