// memcpy, memmove with overlap both ways, memset, comparing; a gap buffer that edits a text.
#include <stdio.h>
#include <string.h>

enum { ROOM = 40 };

static struct {
    char text[ROOM];
    int gap, after;
} buffer = {.gap = 0, .after = ROOM};

static void go_to(int position)
{
    if (position < buffer.gap) {
        int n = buffer.gap - position;
        memmove(buffer.text + buffer.after - n, buffer.text + position, (size_t)n);
        buffer.after -= n;
    } else {
        int n = position - buffer.gap;
        memmove(buffer.text + buffer.gap, buffer.text + buffer.after, (size_t)n);
        buffer.after += n;
    }
    buffer.gap = position;
}

static void type(const char *s)
{
    size_t n = strlen(s);
    if ((int)n > buffer.after - buffer.gap)
        return;
    memcpy(buffer.text + buffer.gap, s, n);
    buffer.gap += (int)n;
}

static void show(void)
{
    printf("%.*s|%.*s\n", buffer.gap, buffer.text, ROOM - buffer.after, buffer.text + buffer.after);
}

int main(void)
{
    char a[27] = "abcdefghijklmnopqrstuvwxyz";
    memmove(a + 3, a, 10);
    printf("%s\n", a);
    memmove(a, a + 5, 10);
    printf("%s\n", a);
    memmove(a + 1, a, 25);
    printf("%s\n", a);
    memset(a + 10, '-', 5);
    memmove(a, a, 26);
    printf("%s\n", a);
    int numbers[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    for (int i = 0; i < 3; i++) {
        int first = numbers[0];
        memmove(numbers, numbers + 1, 7 * sizeof *numbers);
        numbers[7] = first;
    }
    for (int i = 0; i < 8; i++)
        printf("%d ", numbers[i]);
    printf("\n");
    printf("%d %d\n", memcmp(numbers, numbers, sizeof numbers), memcmp("abc", "abd", 2));
    memset(numbers, 0xff, sizeof numbers / 2);
    printf("%d %d\n", numbers[0], numbers[4]);
    memcpy(a + 26, "", 1);
    memcpy(a, a + 20, 0);
    type("heddles weave");
    show();
    go_to(0);
    type("The ");
    show();
    go_to(11);
    type(" never");
    show();
    go_to(23);
    type(" alone, they say to everybody");
    type(".");
    show();
    go_to(4);
    show();
    return 0;
}
