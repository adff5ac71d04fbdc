/*
 * string.c: the functions of string.h and strings.h on strings, in the C locale.
 *
 * Exact. Every function reads in order, one byte at a time, and no byte after the one that decides its answer.
 * Overlapping arguments, where C forbids them, are not reported as such. Limits: no locales.
 */
#include "internal.h"

size_t __hp_strlen(const char *s) {
    size_t n = 0;
    while (s[n] != '\0')
        n++;
    return n;
}

size_t __hp_strnlen(const char *s, size_t limit) {
    size_t n = 0;
    while (n < limit && s[n] != '\0')
        n++;
    return n;
}

size_t strlen(const char *s) {
    return __hp_strlen(s);
}

size_t strnlen(const char *s, size_t limit) {
    return __hp_strnlen(s, limit);
}

/* ---- Copying --------------------------------------------------------------------------------------------- */

/* Copies s with its end, and returns where the end now is. */
static char *copy(char *to, const char *s) {
    while ((*to = *s) != '\0') {
        to++;
        s++;
    }
    return to;
}

/* Copies at most n bytes of s and fills up with zeros; returns the first zero written, or to + n. */
static char *copy_fixed(char *to, const char *s, size_t n) {
    size_t i = 0;
    while (i < n && s[i] != '\0') {
        to[i] = s[i];
        i++;
    }
    __builtin_memset(to + i, 0, n - i);
    return to + i;
}

char *strcpy(char *restrict to, const char *restrict s) {
    copy(to, s);
    return to;
}

char *stpcpy(char *restrict to, const char *restrict s) {
    return copy(to, s);
}

char *__stpcpy(char *restrict to, const char *restrict s) {
    return copy(to, s);
}

char *strncpy(char *restrict to, const char *restrict s, size_t n) {
    copy_fixed(to, s, n);
    return to;
}

char *stpncpy(char *restrict to, const char *restrict s, size_t n) {
    return copy_fixed(to, s, n);
}

char *strcat(char *restrict to, const char *restrict s) {
    copy(to + __hp_strlen(to), s);
    return to;
}

char *strncat(char *restrict to, const char *restrict s, size_t n) {
    char *end = to + __hp_strlen(to);
    size_t i = 0;
    while (i < n && s[i] != '\0') {
        end[i] = s[i];
        i++;
    }
    end[i] = '\0';
    return to;
}

size_t strlcpy(char *restrict to, const char *restrict s, size_t room) {
    size_t length = __hp_strlen(s);
    if (room > 0) {
        size_t n = length < room ? length : room - 1;
        __builtin_memcpy(to, s, n);
        to[n] = '\0';
    }
    return length;
}

size_t strlcat(char *restrict to, const char *restrict s, size_t room) {
    size_t used = __hp_strnlen(to, room);
    size_t length = __hp_strlen(s);
    if (used < room) {
        size_t n = length < room - used ? length : room - used - 1;
        __builtin_memcpy(to + used, s, n);
        to[used + n] = '\0';
    }
    return used + length;
}

size_t strxfrm(char *restrict to, const char *restrict s, size_t n) {
    size_t length = __hp_strlen(s);
    if (n > 0) {
        size_t copied = length < n ? length + 1 : n;
        __builtin_memcpy(to, s, copied);
    }
    return length;
}

/* ---- Comparing ------------------------------------------------------------------------------------------- */

static unsigned char lower(unsigned char c) {
    return c >= 'A' && c <= 'Z' ? (unsigned char)(c + ('a' - 'A')) : c;
}

static int difference(unsigned char a, unsigned char b) {
    return (a > b) - (a < b);
}

static int compare(const char *a, const char *b) {
    while (*a == *b && *a != '\0') {
        a++;
        b++;
    }
    return difference((unsigned char)*a, (unsigned char)*b);
}

int strcmp(const char *a, const char *b) {
    return compare(a, b);
}

int strcoll(const char *a, const char *b) {
    return compare(a, b);
}

int strncmp(const char *a, const char *b, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (a[i] != b[i] || a[i] == '\0')
            return difference((unsigned char)a[i], (unsigned char)b[i]);
    return 0;
}

int strcasecmp(const char *a, const char *b) {
    size_t i = 0;
    while (lower((unsigned char)a[i]) == lower((unsigned char)b[i]) && a[i] != '\0')
        i++;
    return (int)lower((unsigned char)a[i]) - (int)lower((unsigned char)b[i]);
}

int strncasecmp(const char *a, const char *b, size_t n) {
    for (size_t i = 0; i < n; i++) {
        unsigned char x = lower((unsigned char)a[i]), y = lower((unsigned char)b[i]);
        if (x != y || x == '\0')
            return (int)x - (int)y;
    }
    return 0;
}

/* ---- Searching ------------------------------------------------------------------------------------------- */

/* The first place of c or of the string's end. */
static char *find_or_end(const char *s, char c) {
    while (*s != c && *s != '\0')
        s++;
    return (char *)s;
}

static char *find(const char *s, char c) {
    char *place = find_or_end(s, c);
    return *place == c ? place : NULL;
}

static char *find_last(const char *s, char c) {
    const char *last = NULL;
    for (;; s++) {
        if (*s == c)
            last = s;
        if (*s == '\0')
            return (char *)last;
    }
}

static int is_in(char c, const char *set) {
    for (; *set != '\0'; set++)
        if (*set == c)
            return 1;
    return 0;
}

static size_t span(const char *s, const char *set, int inside) {
    size_t n = 0;
    while (s[n] != '\0' && is_in(s[n], set) == inside)
        n++;
    return n;
}

char *strchr(const char *s, int c) {
    return find(s, (char)c);
}

char *index(const char *s, int c) {
    return find(s, (char)c);
}

char *strchrnul(const char *s, int c) {
    return find_or_end(s, (char)c);
}

char *strrchr(const char *s, int c) {
    return find_last(s, (char)c);
}

char *rindex(const char *s, int c) {
    return find_last(s, (char)c);
}

size_t strspn(const char *s, const char *set) {
    return span(s, set, 1);
}

size_t strcspn(const char *s, const char *set) {
    return span(s, set, 0);
}

char *strpbrk(const char *s, const char *set) {
    s += span(s, set, 0);
    return *s == '\0' ? NULL : (char *)s;
}

char *strstr(const char *s, const char *what) {
    for (;; s++) {
        size_t i = 0;
        while (what[i] != '\0' && s[i] == what[i])
            i++;
        if (what[i] == '\0')
            return (char *)s;
        if (s[i] == '\0')
            return NULL;
    }
}

char *strcasestr(const char *s, const char *what) {
    for (;; s++) {
        size_t i = 0;
        while (what[i] != '\0' && lower((unsigned char)s[i]) == lower((unsigned char)what[i]))
            i++;
        if (what[i] == '\0')
            return (char *)s;
        if (s[i] == '\0')
            return NULL;
    }
}

/* ---- Words ----------------------------------------------------------------------------------------------- */

static char *next_word(char *s, const char *separators, char **rest) {
    if (s == NULL)
        s = *rest;
    s += span(s, separators, 1);
    if (*s == '\0') {
        *rest = s;
        return NULL;
    }
    char *end = s + span(s, separators, 0);
    if (*end == '\0') {
        *rest = end;
    } else {
        *end = '\0';
        *rest = end + 1;
    }
    return s;
}

char *strtok_r(char *restrict s, const char *restrict separators, char **restrict rest) {
    return next_word(s, separators, rest);
}

char *__strtok_r(char *restrict s, const char *restrict separators, char **restrict rest) {
    return next_word(s, separators, rest);
}

/* The rest of the string that strtok was given last: C gives strtok this memory. */
static char *strtok_rest;

char *strtok(char *restrict s, const char *restrict separators) {
    return next_word(s, separators, &strtok_rest);
}

char *strsep(char **rest, const char *separators) {
    char *word = *rest;
    if (word == NULL)
        return NULL;
    char *end = word + span(word, separators, 0);
    if (*end == '\0') {
        *rest = NULL;
    } else {
        *end = '\0';
        *rest = end + 1;
    }
    return word;
}
