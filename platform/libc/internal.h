/*
 * internal.h: what the files of the platform share.
 *
 * No system header is used, only those of the compiler, so that both 64-bit and 32-bit forms can be built
 * anywhere. Types are laid out as glibc lays them out on x86. Names that begin with `__hp_` are shared between
 * files of the platform and become local to the library when it is linked: a program may define any name of libc
 * itself without changing what the platform's own code calls. The only public functions that the platform's own
 * code calls are `malloc` and `free`, which programs replace on purpose.
 *
 * Rules for all files: no step may be undefined, even to a checker that follows provenance and unwritten bytes;
 * so strings are read byte by byte and never past what C allows, pointers into different objects are not compared,
 * and bytes that may be unwritten or pointers are moved with memcpy. State that programs cannot see is not kept.
 */
#ifndef HP_INTERNAL_H
#define HP_INTERNAL_H

#include <float.h>
#include <limits.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include "../include/heddle_platform.h"

/* glibc's numbers of the errors that are used here. */
#define ENOENT 2
#define EINTR 4
#define EBADF 9
#define ENOMEM 12
#define EINVAL 22
#define EDOM 33
#define ERANGE 34
#define EOVERFLOW 75
#define EILSEQ 84

#define EOF (-1)

/* A standard stream. There are no others, and none has a buffer. */
typedef struct hp_file {
    int fd;
    int at_end;
    int failed;
    int pushed_back; /* a character, or EOF */
} FILE;

extern FILE *stdin;
extern FILE *stdout;
extern FILE *stderr;

int *__errno_location(void);
#define errno (*__hp_errno())
int *__hp_errno(void);

void *malloc(size_t size);
void free(void *p);

size_t __hp_strlen(const char *s);
size_t __hp_strnlen(const char *s, size_t limit);
int __hp_isspace(int c);
int __hp_digit_value(int c);
const char *__hp_error_text(int number);
const char *__hp_error_name(int number, char *buffer, size_t room);
void __hp_at_exit(void (*plain)(void), void (*with_argument)(void *), void *argument);
__attribute__((noreturn)) void __heddle_finish(int status);

/* Where formatted output goes: to memory (fd < 0), of which only the first `room` bytes are written, or to a
   stream through a buffer of `room` bytes. `total` counts all characters. */
struct hp_sink {
    char *buffer;
    size_t room;
    size_t used;
    size_t total;
    int fd;
};
void __hp_put(struct hp_sink *sink, const char *text, size_t n);
void __hp_pad(struct hp_sink *sink, char c, size_t n);
void __hp_flush(struct hp_sink *sink);
int __hp_format(struct hp_sink *sink, const char *format, va_list arguments);
int __hp_print(FILE *stream, const char *format, va_list arguments);
int __hp_print_to(char *buffer, size_t room, const char *format, va_list arguments);
int __hp_print_fd(int fd, const char *format, va_list arguments);

/* One conversion of printf, as its text says. */
struct hp_spec {
    int left, plus, space, alternative, zero;
    size_t width;
    int has_precision;
    size_t precision;
    char conversion;
};

/* A floating-point number taken apart: (-1)^negative * mantissa * 2^exponent. */
struct hp_number {
    uint64_t mantissa;
    int exponent;
    int negative;
    int infinite, nan;
    int is_long;
};
void __hp_format_float(struct hp_sink *sink, const struct hp_spec *spec, const struct hp_number *number);

/* Reads a number in decimal or hexadecimal from a string. `end` may be null. */
double __hp_strtod(const char *s, char **end);
float __hp_strtof(const char *s, char **end);
long double __hp_strtold(const char *s, char **end);

/* Reads an integer: its magnitude saturated at ULLONG_MAX, and whether there was a minus sign. */
struct hp_integer {
    unsigned long long magnitude;
    int negative, overflow, found;
};
struct hp_integer __hp_parse_integer(const char *s, char **end, int base);

int __hp_getc(FILE *stream);
void __hp_ungetc(int c, FILE *stream);
char *__hp_read_line(char *buffer, int room, FILE *stream);
size_t __hp_read_items(void *data, size_t size, size_t count, FILE *stream);
long __hp_read(int fd, void *buffer, size_t n);

#endif
