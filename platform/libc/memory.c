/*
 * memory.c: the functions of string.h and strings.h on bytes whose number is given.
 *
 * Exact. Those that move bytes are the compiler's built-in forms, so that unwritten bytes and pointers survive; the
 * searching ones read in order and stop at the first hit. Not atomic: another thread may move in between.
 */
#include "internal.h"

void *memcpy(void *restrict to, const void *restrict from, size_t n) {
    return __builtin_memcpy(to, from, n);
}

void *mempcpy(void *restrict to, const void *restrict from, size_t n) {
    __builtin_memcpy(to, from, n);
    return (char *)to + n;
}

void *__mempcpy(void *restrict to, const void *restrict from, size_t n) {
    __builtin_memcpy(to, from, n);
    return (char *)to + n;
}

void *memmove(void *to, const void *from, size_t n) {
    return __builtin_memmove(to, from, n);
}

void *memset(void *p, int c, size_t n) {
    return __builtin_memset(p, c, n);
}

void bcopy(const void *from, void *to, size_t n) {
    __builtin_memmove(to, from, n);
}

void bzero(void *p, size_t n) {
    __builtin_memset(p, 0, n);
}

void explicit_bzero(void *p, size_t n) {
    __builtin_memset(p, 0, n);
}

static int compare(const unsigned char *a, const unsigned char *b, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (a[i] != b[i])
            return a[i] < b[i] ? -1 : 1;
    return 0;
}

int memcmp(const void *a, const void *b, size_t n) {
    return compare(a, b, n);
}

int bcmp(const void *a, const void *b, size_t n) {
    return compare(a, b, n);
}

int timingsafe_bcmp(const void *a, const void *b, size_t n) {
    return compare(a, b, n) != 0;
}

void *memccpy(void *restrict to, const void *restrict from, int stop, size_t n) {
    unsigned char *t = to;
    const unsigned char *f = from;
    for (size_t i = 0; i < n; i++) {
        t[i] = f[i];
        if (f[i] == (unsigned char)stop)
            return t + i + 1;
    }
    return NULL;
}

void *memchr(const void *p, int wanted, size_t n) {
    const unsigned char *s = p;
    for (size_t i = 0; i < n; i++)
        if (s[i] == (unsigned char)wanted)
            return (void *)(s + i);
    return NULL;
}

void *rawmemchr(const void *p, int wanted) {
    const unsigned char *s = p;
    while (*s != (unsigned char)wanted)
        s++;
    return (void *)s;
}

void *memrchr(const void *p, int wanted, size_t n) {
    const unsigned char *s = p;
    while (n > 0) {
        n--;
        if (s[n] == (unsigned char)wanted)
            return (void *)(s + n);
    }
    return NULL;
}

void *memmem(const void *where, size_t where_size, const void *what, size_t what_size) {
    const unsigned char *s = where;
    for (size_t i = 0; what_size <= where_size && i <= where_size - what_size; i++)
        if (compare(s + i, what, what_size) == 0)
            return (void *)(s + i);
    return NULL;
}

/* The first set bit, counted from 1; 0 if there is none. */
static int first_set(unsigned long long value) {
    for (int bit = 0; bit < 64; bit++)
        if ((value >> bit & 1) != 0)
            return bit + 1;
    return 0;
}

int ffs(int value) {
    return first_set((unsigned)value);
}

int ffsl(long value) {
    return first_set((unsigned long)value);
}

int ffsll(long long value) {
    return first_set((unsigned long long)value);
}
