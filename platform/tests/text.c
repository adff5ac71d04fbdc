/*
 * text.c: string.h, strings.h and ctype.h on random bytes in exact blocks, compared with glibc.
 */
#define _GNU_SOURCE
#include "shim.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

size_t hp_strlen(const char *);
size_t hp_strnlen(const char *, size_t);
char *hp_strcpy(char *, const char *);
char *hp_stpcpy(char *, const char *);
char *hp_strncpy(char *, const char *, size_t);
char *hp_stpncpy(char *, const char *, size_t);
char *hp_strcat(char *, const char *);
char *hp_strncat(char *, const char *, size_t);
size_t hp_strlcpy(char *, const char *, size_t);
size_t hp_strlcat(char *, const char *, size_t);
size_t hp_strxfrm(char *, const char *, size_t);
int hp_strcmp(const char *, const char *);
int hp_strcoll(const char *, const char *);
int hp_strncmp(const char *, const char *, size_t);
int hp_strcasecmp(const char *, const char *);
int hp_strncasecmp(const char *, const char *, size_t);
char *hp_strchr(const char *, int);
char *hp_strrchr(const char *, int);
char *hp_strchrnul(const char *, int);
char *hp_index(const char *, int);
char *hp_rindex(const char *, int);
size_t hp_strspn(const char *, const char *);
size_t hp_strcspn(const char *, const char *);
char *hp_strpbrk(const char *, const char *);
char *hp_strstr(const char *, const char *);
char *hp_strcasestr(const char *, const char *);
char *hp_strtok(char *, const char *);
char *hp_strtok_r(char *, const char *, char **);
char *hp_strsep(char **, const char *);
char *hp_strdup(const char *);
char *hp_strndup(const char *, size_t);
void hp_free(void *);
void *hp_memcpy(void *, const void *, size_t);
void *hp_mempcpy(void *, const void *, size_t);
void *hp_memmove(void *, const void *, size_t);
void *hp_memset(void *, int, size_t);
int hp_memcmp(const void *, const void *, size_t);
int hp_bcmp(const void *, const void *, size_t);
void hp_bcopy(const void *, void *, size_t);
void hp_bzero(void *, size_t);
void *hp_memccpy(void *, const void *, int, size_t);
void *hp_memchr(const void *, int, size_t);
void *hp_memrchr(const void *, int, size_t);
void *hp_rawmemchr(const void *, int);
void *hp_memmem(const void *, size_t, const void *, size_t);
int hp_ffs(int);
int hp_ffsl(long);
int hp_ffsll(long long);
char *hp_strerror(int);

static int sign(int n) {
    return (n > 0) - (n < 0);
}

/* A string of few letters in a block of just its size. */
static char *some_string(size_t limit) {
    size_t n = random_below(limit);
    char *s = malloc(n + 1);
    int wild = random_below(4) == 0;
    for (size_t i = 0; i < n; i++)
        s[i] = wild ? (char)(1 + random_below(255)) : "abAB\xe9"[random_below(5)];
    s[n] = '\0';
    return s;
}

#define SAME(expression, hp_expression) check((expression) == (hp_expression), #expression " of \"%s\", \"%s\"", a, b)
#define SAME_SIGN(expression, hp_expression) \
    check(sign(expression) == sign(hp_expression), #expression " of \"%s\", \"%s\"", a, b)

static void searching(const char *a, const char *b) {
    int c = random_below(5) == 0 ? 0 : random_below(5) == 0 ? (int)random_below(256) : b[0];
    size_t n = random_below(12), la = strlen(a), lb = strlen(b);
    SAME(strlen(a), hp_strlen(a));
    SAME(strnlen(a, n), hp_strnlen(a, n));
    SAME_SIGN(strcmp(a, b), hp_strcmp(a, b));
    SAME_SIGN(strcoll(a, b), hp_strcoll(a, b));
    SAME_SIGN(strncmp(a, b, n), hp_strncmp(a, b, n));
    SAME_SIGN(strcasecmp(a, b), hp_strcasecmp(a, b));
    SAME_SIGN(strncasecmp(a, b, n), hp_strncasecmp(a, b, n));
    SAME(strchr(a, c), hp_strchr(a, c));
    SAME(strrchr(a, c), hp_strrchr(a, c));
    SAME(strchrnul(a, c), hp_strchrnul(a, c));
    SAME(index(a, c), hp_index(a, c));
    SAME(rindex(a, c), hp_rindex(a, c));
    SAME(strspn(a, b), hp_strspn(a, b));
    SAME(strcspn(a, b), hp_strcspn(a, b));
    SAME(strpbrk(a, b), hp_strpbrk(a, b));
    SAME(strstr(a, b), hp_strstr(a, b));
    SAME(strcasestr(a, b), hp_strcasestr(a, b));
    size_t least = la < lb ? la : lb;
    SAME_SIGN(memcmp(a, b, least), hp_memcmp(a, b, least));
    check((bcmp(a, b, least) == 0) == (hp_bcmp(a, b, least) == 0), "bcmp of \"%s\", \"%s\"", a, b);
    SAME(memchr(a, c, la), hp_memchr(a, c, la));
    SAME(memrchr(a, c, la), hp_memrchr(a, c, la));
    SAME(rawmemchr(a, 0), hp_rawmemchr(a, 0));
    SAME(memmem(a, la, b, lb), hp_memmem(a, la, b, lb));
}

#define ROOM 64

/* Both write into a block full of 7s, which must then be equal. */
#define WRITES(call, hp_call) \
    do { \
        memset(x, 7, ROOM); \
        memset(y, 7, ROOM); \
        strcpy(x, "begun"); \
        strcpy(y, "begun"); \
        char *to = x; \
        long r1 = (long)(intptr_t)(call); \
        to = y; \
        long r2 = (long)(intptr_t)(hp_call); \
        int pointers = r1 == (long)(intptr_t)x; \
        check(memcmp(x, y, ROOM) == 0 && \
                  (r1 == r2 || r1 - (long)(intptr_t)x == r2 - (long)(intptr_t)y || (pointers && to == y)), \
              #call " with \"%s\"", s); \
    } while (0)

static void copying(const char *s) {
    char *x = malloc(ROOM), *y = malloc(ROOM);
    size_t n = random_below(24), length = strlen(s);
    int c = length > 0 ? s[random_below(length)] : 'x';
    WRITES(strcpy(to, s), hp_strcpy(to, s));
    WRITES(stpcpy(to, s), hp_stpcpy(to, s));
    WRITES(strncpy(to, s, n), hp_strncpy(to, s, n));
    WRITES(stpncpy(to, s, n), hp_stpncpy(to, s, n));
    WRITES(strcat(to, s), hp_strcat(to, s));
    WRITES(strncat(to, s, n), hp_strncat(to, s, n));
    WRITES(memcpy(to, s, length), hp_memcpy(to, s, length));
    WRITES(mempcpy(to, s, length), hp_mempcpy(to, s, length));
    WRITES(memmove(to + 2, to, 20), hp_memmove(to + 2, to, 20));
    WRITES(memset(to, c, n), hp_memset(to, c, n));
    WRITES((bzero(to, n), 0), (hp_bzero(to, n), 0));
    WRITES((bcopy(s, to, length), 0), (hp_bcopy(s, to, length), 0));
    WRITES(memccpy(to, s, c, length), hp_memccpy(to, s, c, length));
    /* What BSD's functions must leave and return. */
    memset(y, 7, ROOM);
    size_t r = hp_strlcpy(y, s, n);
    check(r == length && (n == 0 || (strncmp(y, s, n - 1) == 0 && strlen(y) == (length < n ? length : n - 1))),
          "strlcpy of \"%s\", %zu", s, n);
    strcpy(x, "begun");
    strcpy(y, "begun");
    r = hp_strlcat(y, s, n);
    size_t used = n < 5 ? n : 5;
    if (n > 5)
        strncat(x, s, n - 6);
    check(r == used + length && strcmp(x, y) == 0, "strlcat of \"%s\", %zu", s, n);
    size_t t1 = strxfrm(x, s, ROOM), t2 = hp_strxfrm(y, s, ROOM);
    check(t1 == t2 && strcmp(x, y) == 0, "strxfrm of \"%s\"", s);
    free(x);
    free(y);
    char *copy = hp_strdup(s), *part = hp_strndup(s, n);
    check(strcmp(copy, s) == 0 && strlen(part) == strnlen(s, n) && strncmp(part, s, n) == 0, "strdup of \"%s\"", s);
    hp_free(copy);
    hp_free(part);
}

static void words(const char *s, const char *separators) {
    char *x = strdup(s), *y = strdup(s), *z = strdup(s), *rest;
    char *w = strtok(x, separators), *v = hp_strtok(y, separators), *u = hp_strtok_r(z, separators, &rest);
    for (int i = 0; i < 20; i++) {
        check((w == NULL) == (v == NULL) && (w == NULL || (w - x == v - y && strcmp(w, v) == 0)),
              "strtok of \"%s\" with \"%s\"", s, separators);
        check((w == NULL) == (u == NULL) && (w == NULL || strcmp(w, u) == 0), "strtok_r of \"%s\"", s);
        if (w == NULL)
            break;
        w = strtok(NULL, separators);
        v = hp_strtok(NULL, separators);
        u = hp_strtok_r(NULL, separators, &rest);
    }
    strcpy(x, s);
    strcpy(y, s);
    char *p = x, *q = y;
    do {
        char *e = strsep(&p, separators), *g = hp_strsep(&q, separators);
        check(e - x == g - y && strcmp(e, g) == 0 && (p == NULL) == (q == NULL), "strsep of \"%s\" with \"%s\"", s,
              separators);
    } while (p != NULL && q != NULL);
    free(x);
    free(y);
    free(z);
}

const unsigned short **hp___ctype_b_loc(void);
const int32_t **hp___ctype_tolower_loc(void);
const int32_t **hp___ctype_toupper_loc(void);

#define CLASS(name) \
    int hp_##name(int); \
    static void class_##name(void) { \
        for (int c = -1; c < 256; c++) \
            check((name(c) != 0) == (hp_##name(c) != 0), #name "(%d)", c); \
    }
CLASS(isalpha)
CLASS(isdigit)
CLASS(isalnum)
CLASS(isspace)
CLASS(isupper)
CLASS(islower)
CLASS(ispunct)
CLASS(isprint)
CLASS(isgraph)
CLASS(iscntrl)
CLASS(isxdigit)
CLASS(isblank)
int hp_tolower(int);
int hp_toupper(int);

static void characters(void) {
    class_isalpha(), class_isdigit(), class_isalnum(), class_isspace(), class_isupper(), class_islower();
    class_ispunct(), class_isprint(), class_isgraph(), class_iscntrl(), class_isxdigit(), class_isblank();
    for (int c = -128; c < 256; c++) {
        check((*__ctype_b_loc())[c] == (*hp___ctype_b_loc())[c], "__ctype_b_loc at %d: %x instead of %x", c,
              (*hp___ctype_b_loc())[c], (*__ctype_b_loc())[c]);
        check((*__ctype_tolower_loc())[c] == (*hp___ctype_tolower_loc())[c], "__ctype_tolower_loc at %d", c);
        check((*__ctype_toupper_loc())[c] == (*hp___ctype_toupper_loc())[c], "__ctype_toupper_loc at %d", c);
        if (c >= -1)
            check(tolower(c) == hp_tolower(c) && toupper(c) == hp_toupper(c), "tolower or toupper of %d", c);
    }
    for (int i = -2; i < 150; i++)
        check(strcmp(strerror(i), hp_strerror(i)) == 0, "strerror(%d) is %s", i, hp_strerror(i));
}

void test_text(void) {
    for (int i = 0; i < 6000; i++) {
        char *a = some_string(20), *b = some_string(i % 3 == 0 ? 20 : 4);
        searching(a, b);
        copying(a);
        words(a, b);
        int bit = (int)random_below(64);
        long long value = (long long)(random_bits() << bit);
        check(ffsll(value) == hp_ffsll(value) && ffsl((long)value) == hp_ffsl((long)value) &&
                  ffs((int)value) == hp_ffs((int)value),
              "ffs of %lld", value);
        free(a);
        free(b);
    }
    characters();
}
