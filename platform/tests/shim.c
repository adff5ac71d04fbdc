/*
 * shim.c: the machine's primitives for native tests, and the main program of the tests.
 */
#include "shim.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

char shim_output[1 << 16];
size_t shim_output_size, shim_writes;
const char *shim_input = "";
size_t shim_input_size;
jmp_buf shim_end;
char shim_end_text[256];
int shim_may_fail;
size_t shim_live_blocks;

static size_t passed, failed;

void check(int good, const char *format, ...) {
    if (good) {
        passed++;
        return;
    }
    failed++;
    if (failed > 40)
        return;
    va_list arguments;
    va_start(arguments, format);
    printf("  failed: ");
    vprintf(format, arguments);
    printf("\n");
    va_end(arguments);
}

static uint64_t random_state = 0x9e3779b97f4a7c15u;

/* Steele, Lea and Flood's splitmix64. */
uint64_t random_bits(void) {
    random_state += 0x9e3779b97f4a7c15u;
    uint64_t z = random_state;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

size_t random_below(size_t n) {
    return (size_t)(random_bits() % n);
}

/* ---- The machine ----------------------------------------------------------------------------------------- */

static void end(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(shim_end_text, sizeof shim_end_text, format, arguments);
    va_end(arguments);
    longjmp(shim_end, 1);
}

struct block {
    struct block *next;
    void *data;
    unsigned long size;
    int kind;
};
static struct block *blocks;

void *__heddle_alloc(unsigned long size, unsigned long align, int kind) {
    struct block *block = malloc(sizeof *block);
    if (posix_memalign(&block->data, align, size) != 0)
        abort();
    memset(block->data, 0xa5, size);
    block->next = blocks;
    block->size = size;
    block->kind = kind;
    blocks = block;
    shim_live_blocks++;
    return block->data;
}

static struct block **find(const void *p) {
    for (struct block **b = &blocks; *b != NULL; b = &(*b)->next)
        if ((*b)->data == p)
            return b;
    return NULL;
}

void __heddle_free(void *p, int kind) {
    struct block **place = find(p);
    if (place == NULL || (*place)->kind != kind)
        end("free");
    struct block *block = *place;
    *place = block->next;
    free(block->data);
    free(block);
    shim_live_blocks--;
}

unsigned long __heddle_size(const void *p) {
    struct block **place = find(p);
    if (place == NULL)
        end("free");
    return (*place)->size;
}

int __heddle_may_wake(void) {
    return 0;
}

int __heddle_may_fail(void) {
    return shim_may_fail;
}

void __heddle_write(int fd, const void *data, unsigned long n) {
    (void)fd;
    if (n > sizeof shim_output - shim_output_size)
        n = sizeof shim_output - shim_output_size;
    memcpy(shim_output + shim_output_size, data, n);
    shim_output_size += n;
    shim_writes++;
}

long __heddle_read(int fd, void *data, unsigned long n) {
    (void)fd;
    if (n > shim_input_size)
        n = shim_input_size;
    memcpy(data, shim_input, n);
    shim_input += n;
    shim_input_size -= n;
    return (long)n;
}

void __heddle_exit(int status) {
    end("exit %d", status);
}

void __heddle_abort(void) {
    end("abort");
}

void __heddle_violation(const char *property_class, const char *message) {
    end("%s: %s", property_class, message);
}

void __heddle_unsupported(const char *what) {
    end("unsupported: %s", what);
}

long __heddle_time(void) {
    return 1234567;
}

static char *variables[] = {"HOME=/home/me", "HOMER=no", "EMPTY=", NULL};

char **__heddle_environ(void) {
    return variables;
}

#define ANY(type, name) \
    type heddle_any_##name(void) { return (type)random_bits(); }
ANY(int, int)
ANY(unsigned, uint)
ANY(long, long)
ANY(unsigned long, ulong)
ANY(char, char)
ANY(unsigned char, uchar)
ANY(short, short)
ANY(unsigned short, ushort)
ANY(size_t, size_t)
ANY(float, float)
ANY(double, double)

_Bool heddle_any_bool(void) {
    return random_bits() & 1;
}

void heddle_any_bytes(void *p, unsigned long n) {
    for (unsigned long i = 0; i < n; i++)
        ((unsigned char *)p)[i] = (unsigned char)random_bits();
}

unsigned long heddle_choose(unsigned long n) {
    return random_below(n);
}

void heddle_assume(int c) {
    if (!c)
        end("assume");
}

void heddle_cover(int c) {
    (void)c;
}

/* There is one thread, number 0. What would wait forever ends the program. */
static int atomic_depth;
static unsigned mark;

void heddle_atomic_begin(void) {
    atomic_depth++;
}

void heddle_atomic_end(void) {
    if (--atomic_depth < 0)
        end("an atomic section ends that did not begin");
}

int shim_in_section(void) {
    return atomic_depth != 0;
}

void shim_leave_sections(void) {
    atomic_depth = 0;
}

void heddle_yield(void) {
}

int heddle_self(void) {
    return 0;
}

void __heddle_lock(unsigned *word, unsigned value) {
    if (*word != 0)
        end("deadlock");
    *word = value;
}

void __heddle_unlock(unsigned *word) {
    *word = 0;
}

void __heddle_wait(const unsigned *word, unsigned mask, unsigned value) {
    if ((*word & mask) != value)
        end("deadlock");
}

void heddle_block_until(const int *flag) {
    if (*flag == 0)
        end("deadlock");
}

int __heddle_spawn(void (*run)(void *, void *), void *a, void *b) {
    (void)run, (void)a, (void)b;
    end("spawn");
    return 0;
}

void heddle_join(int p) {
    end("join %d", p);
}

void __heddle_end(void *result) {
    end("end %d", (int)(intptr_t)result);
}

void *__heddle_result(int p) {
    end("result of %d", p);
    return NULL;
}

unsigned __heddle_mark(int p, unsigned set, unsigned asked) {
    if (p != 0)
        return asked;
    unsigned old = mark;
    mark |= set;
    return old & asked;
}

int main(int argc, char **argv) {
    const char *only = argc > 1 ? argv[1] : "all";
    int all = strcmp(only, "all") == 0;
    if (all || strcmp(only, "format") == 0)
        test_format();
    if (all || strcmp(only, "numbers") == 0)
        test_numbers();
    if (all || strcmp(only, "text") == 0)
        test_text();
    if (all || strcmp(only, "rest") == 0)
        test_rest();
    if (all || strcmp(only, "threads") == 0)
        test_threads();
    if (all || strcmp(only, "exact") == 0)
        test_exact_math();
#ifdef HAVE_QUADMATH
    if (all || strcmp(only, "math") == 0)
        test_math();
#endif
    printf("%zu passed, %zu failed\n", passed, failed);
    return failed != 0;
}
