// Reads standard input: characters, lines, numbers, until its end.
// STDIN: 3 10 20 12\nfirst line\n\nlast line without end
#include <stdio.h>
#include <string.h>

int main(void)
{
    int count, sum = 0;
    if (scanf("%d", &count) != 1)
        return 1;
    for (int i = 0; i < count; i++) {
        int x;
        if (scanf("%d", &x) != 1)
            return 2;
        sum += x;
    }
    printf("%d numbers, sum %d\n", count, sum);
    int c = getchar();
    printf("%d\n", c);
    char line[64];
    while (fgets(line, sizeof line, stdin)) {
        size_t n = strlen(line);
        int ended = n && line[n - 1] == '\n';
        if (ended)
            line[--n] = 0;
        printf("%zu [%s] %s\n", n, line, ended ? "newline" : "end");
    }
    printf("%d %d\n", getchar() == EOF, feof(stdin) != 0);
    return 0;
}
