// Variable arguments handed on to the library's vsnprintf and vprintf, measured first.
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char log_text[256];
static size_t log_used;

static void note(const char *pattern, ...)
{
    va_list args;
    va_start(args, pattern);
    int n = vsnprintf(log_text + log_used, sizeof log_text - log_used, pattern, args);
    va_end(args);
    if (n > 0)
        log_used += (size_t)n;
    if (log_used >= sizeof log_text)
        log_used = sizeof log_text - 1;
}

static char *text_of(const char *pattern, ...)
{
    va_list args, again;
    va_start(args, pattern);
    va_copy(again, args);
    int n = vsnprintf(NULL, 0, pattern, args);
    va_end(args);
    char *text = malloc((size_t)n + 1);
    if (!text)
        abort();
    vsnprintf(text, (size_t)n + 1, pattern, again);
    va_end(again);
    return text;
}

static int say(int level, const char *pattern, ...)
{
    static const char *const names[] = {"info", "warning", "error"};
    va_list args;
    va_start(args, pattern);
    int n = printf("%s: ", names[level]) + vprintf(pattern, args);
    va_end(args);
    return n;
}

int main(void)
{
    note("%s=%d;", "width", 80);
    note("%s=%.3f;", "ratio", 2.0 / 3);
    note("%c%c%c", 'e', 'n', 'd');
    printf("%s (%zu)\n", log_text, log_used);
    for (int i = 0; i < 60; i++)
        note("[%d]", i);
    printf("%zu %zu\n", log_used, strlen(log_text));
    char *text = text_of("%s and %s, %d%%", "warp", "weft", 50);
    printf("%s\n", text);
    free(text);
    text = text_of("%*d|%-*d|%.*s", 6, 42, 6, 42, 3, "heddle");
    printf("%s\n", text);
    free(text);
    printf("%d\n", say(1, "%d files\n", 3));
    printf("%d\n", say(2, "%s\n", "none"));
    return 0;
}
