// Memory from alloca: it stays until the function returns, also across loops.
#include <alloca.h>
#include <stdio.h>
#include <string.h>

struct piece {
    struct piece *next;
    size_t length;
    char text[];
};

static int build(int count)
{
    struct piece *list = NULL;
    for (int i = 0; i < count; i++) {
        char digits[16];
        int n = snprintf(digits, sizeof digits, "<%d>", i * i);
        struct piece *p = alloca(sizeof *p + (size_t)n + 1);
        p->next = list;
        p->length = (size_t)n;
        memcpy(p->text, digits, (size_t)n + 1);
        list = p;
    }
    int total = 0;
    for (; list; list = list->next) {
        printf("%s", list->text);
        total += (int)list->length;
    }
    printf("\n");
    return total;
}

static char *reverse_into(char *out, const char *in)
{
    size_t n = strlen(in);
    char *copy = __builtin_alloca(n + 1);
    strcpy(copy, in);
    for (size_t i = 0; i < n; i++)
        out[i] = copy[n - 1 - i];
    out[n] = 0;
    return out;
}

int main(void)
{
    for (int i = 1; i < 10; i += 4)
        printf("%d\n", build(i));
    char out[32];
    printf("%s\n", reverse_into(out, "stressed"));
    printf("%s\n", reverse_into(out, out));
    return 0;
}
