/*
 * rest.c: the heap, sorting, the end of a program, the environment, input, checked spellings, verifiers' functions.
 */
#include "shim.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

void *hp_malloc(size_t);
void *hp_calloc(size_t, size_t);
void *hp_realloc(void *, size_t);
void *hp_reallocarray(void *, size_t, size_t);
void *hp_aligned_alloc(size_t, size_t);
void *hp_memalign(size_t, size_t);
int hp_posix_memalign(void **, size_t, size_t);
size_t hp_malloc_usable_size(void *);
void hp_free(void *);
int *hp___errno_location(void);

static void heap(void) {
    size_t before = shim_live_blocks;
    char *p = hp_malloc(10);
    strcpy(p, "123456789");
    p = hp_realloc(p, 100);
    check(strcmp(p, "123456789") == 0 && hp_malloc_usable_size(p) == 100, "realloc to more");
    p = hp_realloc(p, 4);
    check(memcmp(p, "1234", 4) == 0, "realloc to less");
    check(hp_realloc(p, 0) == NULL && shim_live_blocks == before, "realloc to nothing frees");
    p = hp_realloc(NULL, 3);
    hp_free(p);
    hp_free(NULL);
    p = hp_calloc(5, 7);
    int zero = 1;
    for (int i = 0; i < 35; i++)
        zero &= p[i] == 0;
    check(zero, "calloc is zero");
    hp_free(p);
    *hp___errno_location() = 0;
    check(hp_calloc(SIZE_MAX / 2, 3) == NULL && *hp___errno_location() == ENOMEM, "calloc of too much");
    check(hp_malloc(SIZE_MAX) == NULL && hp_malloc((size_t)PTRDIFF_MAX + 1) == NULL, "malloc of too much");
    check(hp_reallocarray(NULL, SIZE_MAX / 2, 3) == NULL, "reallocarray of too much");
    check(ENDS_WITH("free", hp_free((void *)&p)), "free of a variable");
    void *q = NULL;
    check(hp_posix_memalign(&q, 64, 100) == 0 && (uintptr_t)q % 64 == 0, "posix_memalign");
    hp_free(q);
    check(hp_posix_memalign(&q, 3, 100) == EINVAL && hp_posix_memalign(&q, 2, 100) == EINVAL, "posix_memalign of 3");
    q = hp_aligned_alloc(128, 256);
    check((uintptr_t)q % 128 == 0, "aligned_alloc");
    hp_free(q);
    q = hp_memalign(4096, 1);
    check((uintptr_t)q % 4096 == 0, "memalign");
    hp_free(q);
    shim_may_fail = 1;
    p = NULL;
    check(hp_malloc(1) == NULL && hp_calloc(1, 1) == NULL && hp_posix_memalign(&q, 16, 1) == ENOMEM, "failing malloc");
    shim_may_fail = 0;
    p = hp_malloc(3);
    shim_may_fail = 1;
    check(hp_realloc(p, 30) == NULL && hp_malloc_usable_size(p) == 3, "failing realloc keeps the block");
    shim_may_fail = 0;
    hp_free(p);
    check(shim_live_blocks == before, "nothing is left");
}

/* ---- C++ ------------------------------------------------------------------------------------------------- */

#ifdef __LP64__
#define NEW hp__Znwm
#define NEW_ARRAY hp__Znam
#else
#define NEW hp__Znwj
#define NEW_ARRAY hp__Znaj
#endif
void *NEW(size_t);
void *NEW_ARRAY(size_t);
void hp__ZdlPv(void *);
void hp__ZdaPv(void *);
int hp___cxa_guard_acquire(char *);
void hp___cxa_guard_release(char *);

static void cxx(void) {
    void *p = NEW(4), *q = NEW_ARRAY(4);
    check(ENDS_WITH("free", hp__ZdaPv(p)) && ENDS_WITH("free", hp__ZdlPv(q)) && ENDS_WITH("free", hp_free(p)),
          "delete of another kind");
    hp__ZdlPv(p);
    hp__ZdaPv(q);
    hp__ZdlPv(NULL);
    char guard[8] = {0};
    check(hp___cxa_guard_acquire(guard) == 1, "the first construction");
    hp___cxa_guard_release(guard);
    check(guard[0] == 1 && hp___cxa_guard_acquire(guard) == 0, "no second construction");
}

/* ---- Sorting --------------------------------------------------------------------------------------------- */

void hp_qsort(void *, size_t, size_t, int (*)(const void *, const void *));
void *hp_bsearch(const void *, const void *, size_t, size_t, int (*)(const void *, const void *));

static size_t element_size;

static int compare_bytes(const void *a, const void *b) {
    return memcmp(a, b, element_size);
}

static void sorting(void) {
    for (int i = 0; i < 3000; i++) {
        size_t count = random_below(60);
        element_size = 1 + random_below(i % 10 == 0 ? 150 : 9);
        size_t bytes = count * element_size;
        char *a = malloc(bytes + 1), *b = malloc(bytes + 1), *key = malloc(element_size);
        for (size_t k = 0; k < bytes; k++)
            a[k] = b[k] = (char)random_below(4);
        qsort(a, count, element_size, compare_bytes);
        hp_qsort(b, count, element_size, compare_bytes);
        check(memcmp(a, b, bytes) == 0, "qsort of %zu elements of %zu bytes", count, element_size);
        for (size_t k = 0; k < element_size; k++)
            key[k] = (char)random_below(4);
        char *e = bsearch(key, a, count, element_size, compare_bytes);
        char *g = hp_bsearch(key, b, count, element_size, compare_bytes);
        check((e == NULL) == (g == NULL) && (g == NULL || memcmp(g, key, element_size) == 0), "bsearch");
        free(a);
        free(b);
        free(key);
    }
}

/* ---- The end --------------------------------------------------------------------------------------------- */

int hp_atexit(void (*)(void));
int hp___cxa_atexit(void (*)(void *), void *, void *);
void hp_exit(int);
void hp_abort(void);
void hp__Exit(int);
int hp_at_quick_exit(void (*)(void));
void hp_quick_exit(int);
char *hp_getenv(const char *);
int hp_rand(void);

static char order[16];

static void first(void) {
    strcat(order, "1");
}

static void second(void) {
    strcat(order, "2");
    hp_atexit(first);
}

static void with_argument(void *text) {
    strcat(order, text);
}

static void ending(void) {
    hp_atexit(first);
    hp___cxa_atexit(with_argument, "x", NULL);
    hp_atexit(second);
    check(ENDS_WITH("exit 3", hp_exit(3)) && strcmp(order, "21x1") == 0, "the order of handlers is %s", order);
    order[0] = '\0';
    hp_at_quick_exit(first);
    check(ENDS_WITH("exit 4", hp_quick_exit(4)) && strcmp(order, "1") == 0, "quick_exit");
    check(ENDS_WITH("exit 5", hp__Exit(5)) && ENDS_WITH("abort", hp_abort()), "_Exit and abort");
    check(strcmp(hp_getenv("HOME"), "/home/me") == 0 && hp_getenv("HOM") == NULL && *hp_getenv("EMPTY") == '\0' &&
              hp_getenv("") == NULL,
          "getenv");
    for (int i = 0; i < 1000; i++)
        check(hp_rand() >= 0, "rand is negative");
}

/* ---- Input and output ------------------------------------------------------------------------------------ */

extern void *hp_stdin, *hp_stdout, *hp_stderr;
int hp_getchar(void);
int hp_ungetc(int, void *);
char *hp_fgets(char *, int, void *);
int hp_feof(void *);
int hp_ferror(void *);
void hp_clearerr(void *);
size_t hp_fread(void *, size_t, size_t, void *);
size_t hp_fwrite(const void *, size_t, size_t, void *);
long hp_getline(char **, size_t *, void *);
int hp_fputs(const char *, void *);
int hp_putchar(int);
void *hp_fopen(const char *, const char *);
void hp_perror(const char *);

static void streams(void) {
    char buffer[16], *line = NULL;
    size_t room = 0;
    shim_input = "ab\nlong line here\nend";
    shim_input_size = strlen(shim_input);
    check(hp_getchar() == 'a' && hp_ungetc('z', hp_stdin) == 'z' && hp_ungetc('y', hp_stdin) == EOF, "ungetc");
    check(hp_fgets(buffer, sizeof buffer, hp_stdin) != NULL && strcmp(buffer, "zb\n") == 0, "fgets of a line");
    check(hp_fgets(buffer, 5, hp_stdin) != NULL && strcmp(buffer, "long") == 0, "fgets of a part");
    check(hp_getline(&line, &room, hp_stdin) == 11 && strcmp(line, " line here\n") == 0, "getline");
    hp_free(line);
    check(hp_fread(buffer, 2, 3, hp_stdin) == 1 && hp_feof(hp_stdin) && memcmp(buffer, "end", 3) == 0, "fread");
    check(hp_getchar() == EOF && hp_fgets(buffer, 5, hp_stdin) == NULL && !hp_ferror(hp_stdin), "the end of input");
    hp_clearerr(hp_stdin);
    shim_output_size = 0;
    check(hp_fputs("x", hp_stdin) == EOF && hp_ferror(hp_stdin) && shim_output_size == 0, "writing to stdin");
    hp_clearerr(hp_stdin);
    check(hp_fwrite("abcdef", 2, 3, hp_stdout) == 3 && hp_putchar('!') == '!' && hp_fputs("?", hp_stderr) >= 0 &&
              shim_output_size == 8 && memcmp(shim_output, "abcdef!?", 8) == 0,
          "fwrite, putchar, fputs");
    shim_output_size = 0;
    *hp___errno_location() = ENOENT;
    hp_perror("why");
    check(shim_output_size == 31 && memcmp(shim_output, "why: No such file or directory\n", 31) == 0, "perror");
    check(ENDS_WITH("unsupported: files: fopen", hp_fopen("x", "r")) ||
              ENDS_WITH("unsupported: files: hp_fopen", hp_fopen("x", "r")),
          "fopen");
}

/* ---- Checked spellings, assertions, others --------------------------------------------------------------- */

void *hp___memcpy_chk(void *, const void *, size_t, size_t);
void *hp___memset_chk(void *, int, size_t, size_t);
char *hp___strcpy_chk(char *, const char *, size_t);
char *hp___strcat_chk(char *, const char *, size_t);
char *hp___strncat_chk(char *, const char *, size_t, size_t);
char *hp___strncpy_chk(char *, const char *, size_t, size_t);
int hp___snprintf_chk(char *, size_t, int, size_t, const char *, ...);
void hp___assert_fail(const char *, const char *, unsigned, const char *);
void hp_assert(int);
void hp_reach_error(void);
void hp___VERIFIER_error(void);
void hp___VERIFIER_assert(int);
void hp___VERIFIER_assume(int);
void hp___CPROVER_assert(int, const char *);
void hp___ESBMC_assert(int, const char *);
void hp___cxa_throw(void *, void *, void *);
int hp_setjmp(void *);
void hp_longjmp(void *, int);
void *hp_signal(int, void *);
int hp_fesetround(int);
char *hp_setlocale(int, const char *);
long hp_time(long *);
double hp_difftime(long, long);

static void others(void) {
    char buffer[16];
    check(ENDS_WITH("bounds: memcpy writes past the end", hp___memcpy_chk(buffer, "123456", 6, 5)), "__memcpy_chk");
    check(ENDS_WITH("bounds: memset writes past the end", hp___memset_chk(buffer, 0, 6, 5)), "__memset_chk");
    check(ENDS_WITH("bounds: strcpy writes past the end", hp___strcpy_chk(buffer, "12345", 5)), "__strcpy_chk");
    check(ENDS_WITH("bounds: strncpy writes past the end", hp___strncpy_chk(buffer, "1", 6, 5)), "__strncpy_chk");
    check(strcmp(hp___strcpy_chk(buffer, "1234", 5), "1234") == 0, "__strcpy_chk that fits");
    check(strcmp(hp___strcat_chk(buffer, "56", 7), "123456") == 0, "__strcat_chk that fits");
    check(ENDS_WITH("bounds: strcat writes past the end", hp___strcat_chk(buffer, "7", 7)), "__strcat_chk");
    check(strcmp(hp___strncat_chk(buffer, "78", 1, 8), "1234567") == 0, "__strncat_chk that fits");
    check(ENDS_WITH("bounds: snprintf is told of more room than there is", hp___snprintf_chk(buffer, 6, 0, 5, "x")),
          "__snprintf_chk");
    check(ENDS_WITH("assert: x > 0", hp___assert_fail("x > 0", "f.c", 3, "main")), "__assert_fail");
    check(ENDS_WITH("assert: assert", hp_assert(0)) && !ENDS_WITH("", hp_assert(1)), "assert");
    check(ENDS_WITH("reach: reach_error", hp_reach_error()), "reach_error");
    check(ENDS_WITH("reach: __VERIFIER_error", hp___VERIFIER_error()), "__VERIFIER_error");
    check(ENDS_WITH("assert: __VERIFIER_assert", hp___VERIFIER_assert(0)), "__VERIFIER_assert");
    check(ENDS_WITH("assume", hp___VERIFIER_assume(0)), "__VERIFIER_assume");
    check(ENDS_WITH("assert: why", hp___CPROVER_assert(0, "why")), "__CPROVER_assert");
    check(ENDS_WITH("assert: why", hp___ESBMC_assert(0, "why")), "__ESBMC_assert");
    check(ENDS_WITH("unsupported: C++ exception", hp___cxa_throw(NULL, NULL, NULL)), "__cxa_throw");
    check(hp_setjmp(NULL) == 0 && ENDS_WITH("unsupported: longjmp", hp_longjmp(NULL, 1)), "setjmp");
    check(hp_signal(2, NULL) == NULL && ENDS_WITH("unsupported: a signal handler", hp_signal(2, others)), "signal");
    check(hp_fesetround(0) == 0 &&
              ENDS_WITH("unsupported: a rounding mode other than to nearest", hp_fesetround(0x400)),
          "fesetround");
    check(strcmp(hp_setlocale(0, ""), "C") == 0 && strcmp(hp_setlocale(0, "POSIX"), "C") == 0 &&
              hp_setlocale(0, "de_DE") == NULL && strcmp(hp_setlocale(6, NULL), "C") == 0,
          "setlocale");
    long now;
    check(hp_time(&now) == 1234567 && now == 1234567 && hp_time(NULL) == 1234567, "time");
    check(hp_difftime(10, 3) == 7, "difftime");
}

void test_rest(void) {
    heap();
    cxx();
    sorting();
    ending();
    streams();
    others();
}
