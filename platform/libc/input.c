/*
 * input.c: the functions of stdio.h that read, and the files that are not there.
 *
 * Only standard input can be read; its contents are an input of the program. A stream has no buffer but the one
 * character that C lets a program push back, so that input is read exactly as far as C says. Opening a file, or
 * closing or moving in a standard stream, is reported as unsupported.
 */
#include "internal.h"

int __hp_getc(FILE *stream) {
    unsigned char byte;
    if (stream->pushed_back != EOF) {
        int c = stream->pushed_back;
        stream->pushed_back = EOF;
        return c;
    }
    if (stream->fd != 0) {
        stream->failed = 1;
        errno = EBADF;
        return EOF;
    }
    if (stream->at_end)
        return EOF;
    if (__heddle_read(stream->fd, &byte, 1) <= 0) {
        stream->at_end = 1;
        return EOF;
    }
    return byte;
}

void __hp_ungetc(int c, FILE *stream) {
    if (c != EOF)
        stream->pushed_back = (unsigned char)c;
}

int fgetc(FILE *stream) {
    return __hp_getc(stream);
}

int getc(FILE *stream) {
    return __hp_getc(stream);
}

int _IO_getc(FILE *stream) {
    return __hp_getc(stream);
}

int getc_unlocked(FILE *stream) {
    return __hp_getc(stream);
}

int fgetc_unlocked(FILE *stream) {
    return __hp_getc(stream);
}

int getchar(void) {
    return __hp_getc(stdin);
}

int getchar_unlocked(void) {
    return __hp_getc(stdin);
}

int ungetc(int c, FILE *stream) {
    if (c == EOF || stream->pushed_back != EOF)
        return EOF;
    stream->at_end = 0;
    stream->pushed_back = (unsigned char)c;
    return (unsigned char)c;
}

char *__hp_read_line(char *buffer, int room, FILE *stream) {
    int n = 0;
    if (room <= 0)
        return NULL;
    while (n < room - 1) {
        int c = __hp_getc(stream);
        if (c == EOF) {
            if (n == 0 || stream->failed)
                return NULL;
            break;
        }
        buffer[n++] = (char)c;
        if (c == '\n')
            break;
    }
    buffer[n] = '\0';
    return buffer;
}

char *fgets(char *restrict buffer, int room, FILE *restrict stream) {
    return __hp_read_line(buffer, room, stream);
}

char *fgets_unlocked(char *restrict buffer, int room, FILE *restrict stream) {
    return __hp_read_line(buffer, room, stream);
}

/* Writes past any buffer if the input is long enough; the machine reports it. */
char *gets(char *buffer) {
    size_t n = 0;
    for (;;) {
        int c = __hp_getc(stdin);
        if (c == EOF && n == 0)
            return NULL;
        if (c == EOF || c == '\n')
            break;
        buffer[n++] = (char)c;
    }
    buffer[n] = '\0';
    return buffer;
}

/* POSIX's lines of any length; the buffer doubles. */
static long read_until(char **line, size_t *room, int delimiter, FILE *stream) {
    size_t n = 0;
    if (*line == NULL)
        *room = 0;
    for (;;) {
        int c = __hp_getc(stream);
        if (c == EOF && n == 0)
            return -1;
        if (*room < n + 2) {
            size_t larger = *room < 60 ? 120 : *room * 2;
            char *moved = malloc(larger);
            if (moved == NULL)
                return -1;
            if (n > 0)
                __builtin_memcpy(moved, *line, n);
            free(*line);
            *line = moved;
            *room = larger;
        }
        if (c == EOF)
            break;
        (*line)[n++] = (char)c;
        if (c == delimiter)
            break;
    }
    (*line)[n] = '\0';
    return (long)n;
}

long getdelim(char **restrict line, size_t *restrict room, int delimiter, FILE *restrict stream) {
    return read_until(line, room, delimiter, stream);
}

long getline(char **restrict line, size_t *restrict room, FILE *restrict stream) {
    return read_until(line, room, '\n', stream);
}

size_t __hp_read_items(void *data, size_t size, size_t count, FILE *stream) {
    unsigned char *to = data;
    size_t bytes, n = 0;
    if (__builtin_mul_overflow(size, count, &bytes))
        __heddle_violation("bounds", "fread of more bytes than any object has");
    while (n < bytes) {
        int c = __hp_getc(stream);
        if (c == EOF)
            break;
        to[n++] = (unsigned char)c;
    }
    return size == 0 ? 0 : n / size;
}

size_t fread(void *restrict data, size_t size, size_t count, FILE *restrict stream) {
    return __hp_read_items(data, size, count, stream);
}

size_t fread_unlocked(void *restrict data, size_t size, size_t count, FILE *restrict stream) {
    return __hp_read_items(data, size, count, stream);
}

/* ---- Files ----------------------------------------------------------------------------------------------- */

#define NO_FILE(type, name, parameters) \
    type name parameters { \
        __heddle_unsupported("files: " #name); \
    }

NO_FILE(FILE *, fopen, (const char *path, const char *mode))
NO_FILE(FILE *, fopen64, (const char *path, const char *mode))
NO_FILE(FILE *, fdopen, (int fd, const char *mode))
NO_FILE(FILE *, freopen, (const char *path, const char *mode,
                          FILE *stream))
NO_FILE(FILE *, popen, (const char *command, const char *mode))
NO_FILE(int, pclose, (FILE *stream))
NO_FILE(FILE *, tmpfile, (void))
NO_FILE(int, fclose, (FILE *stream))
NO_FILE(int, fseek, (FILE *stream, long offset,
                     int whence))
NO_FILE(long, ftell, (FILE *stream))
NO_FILE(void, rewind, (FILE *stream))
NO_FILE(int, remove, (const char *path))
NO_FILE(int, rename, (const char *from, const char *to))
