/*
 * stdlib.c: sorting, searching, random numbers, the environment, ends of the program.
 *
 * Random numbers are inputs: every sequence is considered, and seeding does nothing. (C allows any sequence; one that a
 * generator of some libc would give is among them.) qsort is not stable, as C allows, and calls the comparison in
 * another order than other libraries do. Limits: the environment cannot be changed.
 */
#include "internal.h"

/* ---- Sorting --------------------------------------------------------------------------------------------- */

/* Swaps two elements. A chunk is a multiple of the size of a pointer, so that pointers are moved whole. */
static void swap(char *a, char *b, size_t size) {
    char spare[64];
    while (size > 0) {
        size_t some = size < sizeof spare ? size : sizeof spare;
        __builtin_memcpy(spare, a, some);
        __builtin_memcpy(a, b, some);
        __builtin_memcpy(b, spare, some);
        a += some;
        b += some;
        size -= some;
    }
}

typedef int compare_with(const void *, const void *, void *);

static void insertion_sort(char *base, size_t count, size_t size, compare_with *compare, void *argument) {
    for (size_t i = 1; i < count; i++)
        for (size_t j = i; j > 0; j--) {
            char *right = base + j * size, *left = right - size;
            if (compare(left, right, argument) <= 0)
                break;
            swap(left, right, size);
        }
}

/* Lets the element at `root` sink in the heap of the first `count` elements. */
static void sink(char *base, size_t root, size_t count, size_t size, compare_with *compare, void *argument) {
    for (;;) {
        size_t child = 2 * root + 1;
        if (child >= count)
            return;
        if (child + 1 < count && compare(base + child * size, base + (child + 1) * size, argument) < 0)
            child++;
        if (compare(base + root * size, base + child * size, argument) >= 0)
            return;
        swap(base + root * size, base + child * size, size);
        root = child;
    }
}

/* Few elements are sorted with few calls, many in n log n. */
static void sort(char *base, size_t count, size_t size, compare_with *compare, void *argument) {
    if (size == 0)
        return;
    if (count <= 16) {
        insertion_sort(base, count, size, compare, argument);
        return;
    }
    for (size_t root = count / 2; root > 0; root--)
        sink(base, root - 1, count, size, compare, argument);
    for (size_t last = count - 1; last > 0; last--) {
        swap(base, base + last * size, size);
        sink(base, 0, last, size, compare, argument);
    }
}

struct plain_compare {
    int (*compare)(const void *, const void *);
};

static int call_plain(const void *a, const void *b, void *argument) {
    return ((struct plain_compare *)argument)->compare(a, b);
}

void qsort(void *base, size_t count, size_t size, int (*compare)(const void *, const void *)) {
    struct plain_compare plain = {compare};
    sort(base, count, size, call_plain, &plain);
}

void qsort_r(void *base, size_t count, size_t size, compare_with *compare, void *argument) {
    sort(base, count, size, compare, argument);
}

void *bsearch(const void *key, const void *base, size_t count, size_t size,
              int (*compare)(const void *, const void *)) {
    const char *start = base;
    while (count > 0) {
        const char *middle = start + count / 2 * size;
        int order = compare(key, middle);
        if (order == 0)
            return (void *)middle;
        if (order > 0) {
            start = middle + size;
            count -= count / 2 + 1;
        } else {
            count /= 2;
        }
    }
    return NULL;
}

/* ---- Random numbers -------------------------------------------------------------------------------------- */

int rand(void) {
    return heddle_any_int() & INT_MAX;
}

int rand_r(unsigned *seed) {
    (void)seed;
    return heddle_any_int() & INT_MAX;
}

long random(void) {
    return heddle_any_int() & INT_MAX;
}

long lrand48(void) {
    return heddle_any_int() & INT_MAX;
}

long mrand48(void) {
    return heddle_any_int();
}

/* A multiple of 2^-48 in [0, 1). */
double drand48(void) {
    double high = heddle_any_ushort(), low = heddle_any_uint();
    return high * 0x1p-16 + low * 0x1p-48;
}

void srand(unsigned seed) {
    (void)seed;
}

void srandom(unsigned seed) {
    (void)seed;
}

void srand48(long seed) {
    (void)seed;
}

/* ---- The environment ------------------------------------------------------------------------------------- */

static char *find_variable(const char *name) {
    char **variables = __heddle_environ();
    for (size_t i = 0; variables != NULL && variables[i] != NULL; i++) {
        const char *entry = variables[i];
        size_t n = 0;
        while (name[n] != '\0' && entry[n] == name[n])
            n++;
        if (name[n] == '\0' && n > 0 && entry[n] == '=')
            return variables[i] + n + 1;
    }
    return NULL;
}

char *getenv(const char *name) {
    return find_variable(name);
}

char *secure_getenv(const char *name) {
    return find_variable(name);
}

int system(const char *command) {
    (void)command;
    __heddle_unsupported("system");
}

/* ---- Ends of the program --------------------------------------------------------------------------------- */

__attribute__((noreturn)) void abort(void) {
    __heddle_abort();
}

__attribute__((noreturn)) void exit(int status) {
    __heddle_finish(status);
}

__attribute__((noreturn)) void _Exit(int status) {
    __heddle_exit(status);
}

__attribute__((noreturn)) void _exit(int status) {
    __heddle_exit(status);
}

int atexit(void (*handler)(void)) {
    __hp_at_exit(handler, NULL, NULL);
    return 0;
}

/* C wants at least 32 of them. */
static void (*quick_handlers[32])(void);
static unsigned quick_count;

int at_quick_exit(void (*handler)(void)) {
    heddle_atomic_begin();
    int full = quick_count == sizeof quick_handlers / sizeof quick_handlers[0];
    if (!full)
        quick_handlers[quick_count++] = handler;
    heddle_atomic_end();
    return full;
}

__attribute__((noreturn)) void quick_exit(int status) {
    while (quick_count > 0) {
        quick_count--;
        quick_handlers[quick_count]();
    }
    __heddle_exit(status);
}
