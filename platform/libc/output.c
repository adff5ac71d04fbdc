/*
 * output.c: the functions of stdio.h that write, except to files.
 *
 * A stream has no buffer: what a call prints has left when it returns, in one piece if it is short. Writing to stdin
 * fails. Limits: no files, no wide orientation.
 */
#include "internal.h"

static FILE standard_input = {0, 0, 0, EOF};
static FILE standard_output = {1, 0, 0, EOF};
static FILE standard_error = {2, 0, 0, EOF};

FILE *stdin = &standard_input;
FILE *stdout = &standard_output;
FILE *stderr = &standard_error;

/* ---- printf ---------------------------------------------------------------------------------------------- */

int vfprintf(FILE *restrict stream, const char *restrict format, va_list arguments) {
    return __hp_print(stream, format, arguments);
}

int vprintf(const char *restrict format, va_list arguments) {
    return __hp_print(stdout, format, arguments);
}

int vsnprintf(char *restrict buffer, size_t room, const char *restrict format, va_list arguments) {
    return __hp_print_to(buffer, room, format, arguments);
}

int vsprintf(char *restrict buffer, const char *restrict format, va_list arguments) {
    return __hp_print_to(buffer, SIZE_MAX, format, arguments);
}

int vdprintf(int fd, const char *restrict format, va_list arguments) {
    return __hp_print_fd(fd, format, arguments);
}

static int print_allocated(char **result, const char *format, va_list arguments) {
    va_list again;
    va_copy(again, arguments);
    int length = __hp_print_to(NULL, 0, format, again);
    va_end(again);
    if (length < 0)
        return -1;
    char *text = malloc((size_t)length + 1);
    if (text == NULL)
        return -1;
    *result = text;
    return __hp_print_to(text, (size_t)length + 1, format, arguments);
}

int vasprintf(char **restrict result, const char *restrict format, va_list arguments) {
    return print_allocated(result, format, arguments);
}

int printf(const char *restrict format, ...) {
    va_list arguments;
    va_start(arguments, format);
    int result = __hp_print(stdout, format, arguments);
    va_end(arguments);
    return result;
}

int fprintf(FILE *restrict stream, const char *restrict format, ...) {
    va_list arguments;
    va_start(arguments, format);
    int result = __hp_print(stream, format, arguments);
    va_end(arguments);
    return result;
}

int dprintf(int fd, const char *restrict format, ...) {
    va_list arguments;
    va_start(arguments, format);
    int result = __hp_print_fd(fd, format, arguments);
    va_end(arguments);
    return result;
}

int sprintf(char *restrict buffer, const char *restrict format, ...) {
    va_list arguments;
    va_start(arguments, format);
    int result = __hp_print_to(buffer, SIZE_MAX, format, arguments);
    va_end(arguments);
    return result;
}

int snprintf(char *restrict buffer, size_t room, const char *restrict format, ...) {
    va_list arguments;
    va_start(arguments, format);
    int result = __hp_print_to(buffer, room, format, arguments);
    va_end(arguments);
    return result;
}

int asprintf(char **restrict result, const char *restrict format, ...) {
    va_list arguments;
    va_start(arguments, format);
    int length = print_allocated(result, format, arguments);
    va_end(arguments);
    return length;
}

/* ---- Characters and strings ------------------------------------------------------------------------------ */

/* Returns 0 if the stream is not for writing. */
static int put(FILE *stream, const void *data, size_t n) {
    if (stream->fd == 0) {
        stream->failed = 1;
        errno = EBADF;
        return 0;
    }
    if (n > 0)
        __heddle_write(stream->fd, data, n);
    return 1;
}

static int put_char(int c, FILE *stream) {
    unsigned char byte = (unsigned char)c;
    return put(stream, &byte, 1) ? byte : EOF;
}

int fputc(int c, FILE *stream) {
    return put_char(c, stream);
}

int putc(int c, FILE *stream) {
    return put_char(c, stream);
}

int _IO_putc(int c, FILE *stream) {
    return put_char(c, stream);
}

int putc_unlocked(int c, FILE *stream) {
    return put_char(c, stream);
}

int fputc_unlocked(int c, FILE *stream) {
    return put_char(c, stream);
}

int putchar(int c) {
    return put_char(c, stdout);
}

int putchar_unlocked(int c) {
    return put_char(c, stdout);
}

int fputs(const char *restrict s, FILE *restrict stream) {
    return put(stream, s, __hp_strlen(s)) ? 1 : EOF;
}

int fputs_unlocked(const char *restrict s, FILE *restrict stream) {
    return put(stream, s, __hp_strlen(s)) ? 1 : EOF;
}

/* The text and its new line leave together if they are short. */
int puts(const char *s) {
    char buffer[256];
    struct hp_sink sink = {buffer, sizeof buffer, 0, 0, stdout->fd};
    if (!put(stdout, s, 0))
        return EOF;
    __hp_put(&sink, s, __hp_strlen(s));
    __hp_pad(&sink, '\n', 1);
    __hp_flush(&sink);
    return sink.total > INT_MAX ? INT_MAX : (int)sink.total;
}

static size_t put_items(const void *data, size_t size, size_t count, FILE *stream) {
    size_t bytes;
    if (__builtin_mul_overflow(size, count, &bytes))
        __heddle_violation("bounds", "fwrite of more bytes than any object has");
    if (bytes == 0)
        return 0;
    return put(stream, data, bytes) ? count : 0;
}

size_t fwrite(const void *restrict data, size_t size, size_t count, FILE *restrict stream) {
    return put_items(data, size, count, stream);
}

size_t fwrite_unlocked(const void *restrict data, size_t size, size_t count, FILE *restrict stream) {
    return put_items(data, size, count, stream);
}

void perror(const char *s) {
    char unknown[32], buffer[256];
    struct hp_sink sink = {buffer, sizeof buffer, 0, 0, 2};
    const char *text = __hp_error_name(errno, unknown, sizeof unknown);
    if (s != NULL && *s != '\0') {
        __hp_put(&sink, s, __hp_strlen(s));
        __hp_put(&sink, ": ", 2);
    }
    __hp_put(&sink, text, __hp_strlen(text));
    __hp_pad(&sink, '\n', 1);
    __hp_flush(&sink);
}

/* ---- The state of a stream ------------------------------------------------------------------------------- */

/* Nothing is ever buffered, so there is nothing to do. */
int fflush(FILE *stream) {
    (void)stream;
    return 0;
}

int fflush_unlocked(FILE *stream) {
    (void)stream;
    return 0;
}

void setbuf(FILE *restrict stream, char *restrict buffer) {
    (void)stream, (void)buffer;
}

void setbuffer(FILE *stream, char *buffer, size_t size) {
    (void)stream, (void)buffer, (void)size;
}

void setlinebuf(FILE *stream) {
    (void)stream;
}

int setvbuf(FILE *restrict stream, char *restrict buffer, int mode, size_t size) {
    (void)stream, (void)buffer, (void)size;
    return mode >= 0 && mode <= 2 ? 0 : -1;
}

int feof(FILE *stream) {
    return stream->at_end;
}

int ferror(FILE *stream) {
    return stream->failed;
}

int feof_unlocked(FILE *stream) {
    return stream->at_end;
}

int ferror_unlocked(FILE *stream) {
    return stream->failed;
}

void clearerr(FILE *stream) {
    stream->at_end = 0;
    stream->failed = 0;
}

int fileno(FILE *stream) {
    return stream->fd;
}
