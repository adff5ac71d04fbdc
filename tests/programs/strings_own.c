// String functions written by hand beside the library's: the answers must agree.
#include <stdio.h>
#include <string.h>

static size_t my_strlen(const char *s)
{
    const char *end = s;
    while (*end)
        end++;
    return (size_t)(end - s);
}

static int my_strcmp(const char *a, const char *b)
{
    for (; *a && *a == *b; a++, b++)
        ;
    return (unsigned char)*a - (unsigned char)*b;
}

static char *my_strstr(const char *hay, const char *needle)
{
    for (;; hay++) {
        const char *h = hay, *n = needle;
        while (*n && *h == *n)
            h++, n++;
        if (!*n)
            return (char *)hay;
        if (!*hay)
            return NULL;
    }
}

static int sign(int x)
{
    return (x > 0) - (x < 0);
}

static void reverse(char *s)
{
    for (size_t i = 0, j = strlen(s); i + 1 < j; i++) {
        char c = s[i];
        s[i] = s[--j];
        s[j] = c;
    }
}

int main(void)
{
    static const char *const words[] = {"", "a", "ab", "abc", "abd", "b", "\xff\x01", "abcabcabd", "cab"};
    enum { N = sizeof words / sizeof *words };
    int agree = 0, all = 0;
    for (int i = 0; i < N; i++) {
        all++;
        agree += my_strlen(words[i]) == strlen(words[i]);
        for (int j = 0; j < N; j++) {
            all += 2;
            agree += sign(my_strcmp(words[i], words[j])) == sign(strcmp(words[i], words[j]));
            agree += my_strstr(words[i], words[j]) == strstr(words[i], words[j]);
        }
    }
    printf("%d of %d agree\n", agree, all);

    char buffer[32];
    strcpy(buffer, "heddle");
    reverse(buffer);
    printf("%s %d\n", buffer, (int)strlen(buffer));
    strcat(buffer, "-");
    strncat(buffer, "weaving", 4);
    printf("%s\n", buffer);
    memset(buffer, '*', 5);
    printf("%s\n", buffer);
    strncpy(buffer, "xy", 8);
    printf("%s %d %d\n", buffer, buffer[7], buffer[8]);
    printf("%d %d\n", sign(strncmp("weave", "weaver", 5)), sign(memcmp("a\0b", "a\0c", 3)));
    printf("%s %s\n", strchr("loom/thread/heddle", '/'), strrchr("loom/thread/heddle", '/'));
    printf("%d %d\n", (int)strspn("2026-11", "0123456789"), (int)strcspn("2026-11", "-"));
    const char *found = memchr("warp and weft", 'w', 13);
    printf("%s\n", found ? found + 9 : "none");
    return 0;
}
