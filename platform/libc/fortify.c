/*
 * fortify.c: the checked spellings that compilers use under _FORTIFY_SOURCE.
 *
 * Each gets the size of the object that it writes to, SIZE_MAX if the compiler does not know it. Needing more is a
 * violation of class `bounds`, as the unchecked function would be. Flags that ask glibc for more caution are ignored.
 */
#include "internal.h"

static void check(size_t needed, size_t available, const char *function) {
    if (needed > available)
        __heddle_violation("bounds", function);
}

void *__memcpy_chk(void *restrict to, const void *restrict from, size_t n, size_t size) {
    check(n, size, "memcpy writes past the end");
    return __builtin_memcpy(to, from, n);
}

void *__mempcpy_chk(void *restrict to, const void *restrict from, size_t n, size_t size) {
    check(n, size, "mempcpy writes past the end");
    __builtin_memcpy(to, from, n);
    return (char *)to + n;
}

void *__memmove_chk(void *to, const void *from, size_t n, size_t size) {
    check(n, size, "memmove writes past the end");
    return __builtin_memmove(to, from, n);
}

void *__memset_chk(void *p, int c, size_t n, size_t size) {
    check(n, size, "memset writes past the end");
    return __builtin_memset(p, c, n);
}

void __explicit_bzero_chk(void *p, size_t n, size_t size) {
    check(n, size, "explicit_bzero writes past the end");
    __builtin_memset(p, 0, n);
}

char *__strcpy_chk(char *restrict to, const char *restrict s, size_t size) {
    size_t bytes = __hp_strlen(s) + 1;
    check(bytes, size, "strcpy writes past the end");
    return __builtin_memcpy(to, s, bytes);
}

char *__stpcpy_chk(char *restrict to, const char *restrict s, size_t size) {
    size_t bytes = __hp_strlen(s) + 1;
    check(bytes, size, "stpcpy writes past the end");
    __builtin_memcpy(to, s, bytes);
    return to + bytes - 1;
}

static char *copy_fixed(char *to, const char *s, size_t n) {
    size_t length = __hp_strnlen(s, n);
    __builtin_memcpy(to, s, length);
    __builtin_memset(to + length, 0, n - length);
    return to + length;
}

char *__strncpy_chk(char *restrict to, const char *restrict s, size_t n, size_t size) {
    check(n, size, "strncpy writes past the end");
    copy_fixed(to, s, n);
    return to;
}

char *__stpncpy_chk(char *restrict to, const char *restrict s, size_t n, size_t size) {
    check(n, size, "stpncpy writes past the end");
    return copy_fixed(to, s, n);
}

char *__strcat_chk(char *restrict to, const char *restrict s, size_t size) {
    size_t used = __hp_strlen(to), bytes = __hp_strlen(s) + 1;
    check(used + bytes, size, "strcat writes past the end");
    __builtin_memcpy(to + used, s, bytes);
    return to;
}

char *__strncat_chk(char *restrict to, const char *restrict s, size_t n, size_t size) {
    size_t used = __hp_strlen(to), length = __hp_strnlen(s, n);
    check(used + length + 1, size, "strncat writes past the end");
    __builtin_memcpy(to + used, s, length);
    to[used + length] = '\0';
    return to;
}

/* ---- printf ---------------------------------------------------------------------------------------------- */

static int print_checked(char *buffer, size_t size, const char *format, va_list arguments) {
    struct hp_sink sink = {buffer, size, 0, 0, -1};
    int result = __hp_format(&sink, format, arguments);
    check(sink.total, size == 0 ? 0 : size - 1, "sprintf writes past the end");
    buffer[sink.used] = '\0';
    return result;
}

int __vsprintf_chk(char *restrict buffer, int flag, size_t size, const char *restrict format, va_list arguments) {
    (void)flag;
    return print_checked(buffer, size, format, arguments);
}

int __sprintf_chk(char *restrict buffer, int flag, size_t size, const char *restrict format, ...) {
    va_list arguments;
    (void)flag;
    va_start(arguments, format);
    int result = print_checked(buffer, size, format, arguments);
    va_end(arguments);
    return result;
}

int __vsnprintf_chk(char *restrict buffer, size_t room, int flag, size_t size, const char *restrict format,
                    va_list arguments) {
    (void)flag;
    check(room, size, "snprintf is told of more room than there is");
    return __hp_print_to(buffer, room, format, arguments);
}

int __snprintf_chk(char *restrict buffer, size_t room, int flag, size_t size, const char *restrict format, ...) {
    va_list arguments;
    (void)flag;
    check(room, size, "snprintf is told of more room than there is");
    va_start(arguments, format);
    int result = __hp_print_to(buffer, room, format, arguments);
    va_end(arguments);
    return result;
}

int __vfprintf_chk(FILE *restrict stream, int flag, const char *restrict format, va_list arguments) {
    (void)flag;
    return __hp_print(stream, format, arguments);
}

int __vprintf_chk(int flag, const char *restrict format, va_list arguments) {
    (void)flag;
    return __hp_print(stdout, format, arguments);
}

int __printf_chk(int flag, const char *restrict format, ...) {
    va_list arguments;
    (void)flag;
    va_start(arguments, format);
    int result = __hp_print(stdout, format, arguments);
    va_end(arguments);
    return result;
}

int __fprintf_chk(FILE *restrict stream, int flag, const char *restrict format, ...) {
    va_list arguments;
    (void)flag;
    va_start(arguments, format);
    int result = __hp_print(stream, format, arguments);
    va_end(arguments);
    return result;
}

int __dprintf_chk(int fd, int flag, const char *restrict format, ...) {
    va_list arguments;
    (void)flag;
    va_start(arguments, format);
    int result = __hp_print_fd(fd, format, arguments);
    va_end(arguments);
    return result;
}

/* ---- Reading --------------------------------------------------------------------------------------------- */

char *__fgets_chk(char *restrict buffer, size_t size, int room, FILE *restrict stream) {
    check(room > 0 ? (size_t)room : 0, size, "fgets is told of more room than there is");
    return __hp_read_line(buffer, room, stream);
}

size_t __fread_chk(void *restrict data, size_t size, size_t item, size_t count, FILE *restrict stream) {
    size_t bytes;
    if (__builtin_mul_overflow(item, count, &bytes))
        bytes = SIZE_MAX;
    check(bytes, size, "fread is told of more room than there is");
    return __hp_read_items(data, item, count, stream);
}

long __read_chk(int fd, void *buffer, size_t n, size_t size) {
    check(n, size, "read is told of more room than there is");
    return __hp_read(fd, buffer, n);
}
