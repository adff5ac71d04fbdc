// Splitting, joining, changing case and counting words of a text.
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char text[] = "The warp is held; the weft moves. The HEDDLE lifts the warp, and the shuttle carries the weft.";

struct count {
    char word[16];
    int times;
};

static int order(const void *a, const void *b)
{
    const struct count *x = a, *y = b;
    return x->times != y->times ? y->times - x->times : strcmp(x->word, y->word);
}

static char *join(char *const *parts, size_t n, const char *between)
{
    size_t length = 1;
    for (size_t i = 0; i < n; i++)
        length += strlen(parts[i]) + (i ? strlen(between) : 0);
    char *all = malloc(length), *end = all;
    if (!all)
        abort();
    for (size_t i = 0; i < n; i++) {
        if (i) {
            memcpy(end, between, strlen(between));
            end += strlen(between);
        }
        strcpy(end, parts[i]);
        end += strlen(parts[i]);
    }
    *end = 0;
    return all;
}

int main(void)
{
    struct count counts[32];
    size_t used = 0, total = 0;
    char *parts[40];
    for (char *word = strtok(text, " .,;"); word; word = strtok(NULL, " .,;")) {
        for (char *c = word; *c; c++)
            *c = (char)tolower((unsigned char)*c);
        parts[total++] = word;
        size_t i = 0;
        while (i < used && strcmp(counts[i].word, word) != 0)
            i++;
        if (i == used) {
            strcpy(counts[used].word, word);
            counts[used++].times = 0;
        }
        counts[i].times++;
    }
    qsort(counts, used, sizeof *counts, order);
    for (size_t i = 0; i < used; i++)
        printf("%2d %s\n", counts[i].times, counts[i].word);
    char *all = join(parts, 6, "--");
    all[0] = (char)toupper((unsigned char)all[0]);
    printf("%s (%zu)\n", all, strlen(all));
    free(all);
    int letters = 0, spaces = 0, digits = 0, marks = 0;
    for (const char *c = "R2D2 met C-3PO, 1977!"; *c; c++) {
        letters += isalpha((unsigned char)*c) != 0;
        spaces += isspace((unsigned char)*c) != 0;
        digits += isdigit((unsigned char)*c) != 0;
        marks += ispunct((unsigned char)*c) != 0;
    }
    printf("%d letters, %d spaces, %d digits, %d marks\n", letters, spaces, digits, marks);
    return 0;
}
