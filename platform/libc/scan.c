/*
 * scan.c: scanf and its family.
 *
 * Covers %d %i %u %o %x %X %p %c %s %[ %n %% and all conversions of floating-point numbers, with widths, suppression and
 * every length of C11. Reads as far as C says, at most one character too far, which is pushed back. Where glibc is kinder
 * than C this is too: `0x` and `1e` that break off are 0 and 1, and the end of input before anything is stored is EOF
 * even after a suppressed conversion. Limits: glibc's %m (allocated strings), wide characters and positional arguments are reported as unsupported, and so is the text of
 * a floating-point number of more than 500 characters.
 */
#include "internal.h"

/* Where characters come from: a string or a stream. */
struct source {
    const char *text; /* null for a stream */
    FILE *stream;
    size_t count;
};

/* The next character, or EOF. */
static int next(struct source *source) {
    int c;
    if (source->text != NULL) {
        c = (unsigned char)*source->text;
        if (c == '\0')
            return EOF;
        source->text++;
    } else {
        c = __hp_getc(source->stream);
        if (c == EOF)
            return EOF;
    }
    source->count++;
    return c;
}

/* Gives back the character that was read last. */
static void give_back(struct source *source, int c) {
    if (c == EOF)
        return;
    source->count--;
    if (source->text != NULL)
        source->text--;
    else
        __hp_ungetc(c, source->stream);
}

static void skip_space(struct source *source) {
    int c = next(source);
    while (c != EOF && __hp_isspace(c))
        c = next(source);
    give_back(source, c);
}

enum length { NONE, CHAR, SHORT, LONG, LONG_LONG, LONG_DOUBLE };

struct conversion {
    int suppressed;
    size_t width; /* SIZE_MAX if none is given */
    enum length length;
    char letter;
};

/* The arguments of a call. A structure, so that its address is the same thing on every machine. */
struct arguments {
    va_list list;
};

enum outcome { MATCHED, MISMATCH, INPUT_END };

/* ---- Integers -------------------------------------------------------------------------------------------- */

static void store_integer(struct arguments *arguments, enum length length, unsigned long long value) {
    void *where = va_arg(arguments->list, void *);
    switch (length) {
    case CHAR:
        *(unsigned char *)where = (unsigned char)value;
        break;
    case SHORT:
        *(unsigned short *)where = (unsigned short)value;
        break;
    case LONG:
        *(unsigned long *)where = (unsigned long)value;
        break;
    case LONG_LONG:
    case LONG_DOUBLE:
        *(unsigned long long *)where = value;
        break;
    default:
        *(unsigned *)where = (unsigned)value;
    }
}

/* What strtol or strtoul would return; glibc stores the lower bits of it. */
static unsigned long long clamp(unsigned long long magnitude, int overflow, int negative, int is_signed,
                                enum length length) {
    int wide = length == LONG_LONG || length == LONG_DOUBLE;
    unsigned long long highest = wide ? ULLONG_MAX : ULONG_MAX;
    if (is_signed) {
        unsigned long long limit = highest / 2 + (unsigned)negative;
        if (overflow || magnitude > limit)
            magnitude = limit;
    } else if (overflow || magnitude > highest) {
        return highest;
    }
    return negative ? 0 - magnitude : magnitude;
}

static enum outcome scan_integer(struct source *source, const struct conversion *conversion, int base, int is_signed,
                                 struct arguments *arguments) {
    unsigned long long magnitude = 0;
    size_t left = conversion->width;
    int overflow = 0, found = 0, negative = 0;
    int c = next(source);
    if (c == EOF)
        return INPUT_END;
    if (c == '+' || c == '-') {
        negative = c == '-';
        left--;
        c = left > 0 ? next(source) : EOF;
    }
    if (c == '0' && left > 0 && (base == 0 || base == 16)) {
        found = 1;
        left--;
        c = left > 0 ? next(source) : EOF;
        if (c == 'x' || c == 'X') {
            base = 16;
            left--;
            c = left > 0 ? next(source) : EOF;
        } else if (base == 0) {
            base = 8;
        }
    }
    if (base == 0)
        base = 10;
    while (c != EOF && left > 0 && __hp_digit_value(c) < base) {
        found = 1;
        if (__builtin_mul_overflow(magnitude, (unsigned long long)base, &magnitude) ||
            __builtin_add_overflow(magnitude, (unsigned long long)__hp_digit_value(c), &magnitude))
            overflow = 1;
        left--;
        c = left > 0 ? next(source) : EOF;
    }
    give_back(source, c);
    if (!found)
        return MISMATCH;
    if (!conversion->suppressed)
        store_integer(arguments, conversion->length,
                      clamp(magnitude, overflow, negative, is_signed, conversion->length));
    return MATCHED;
}

/* ---- Floating-point numbers ------------------------------------------------------------------------------ */

/* Collects characters that can continue a number. */
struct collector {
    struct source *source;
    size_t left;
    int c; /* the next character, EOF if there is none or the width is used up */
    char text[504];
    size_t used;
};

static void look(struct collector *collector) {
    collector->c = collector->left > 0 ? next(collector->source) : EOF;
}

static void accept(struct collector *collector) {
    if (collector->used == sizeof collector->text - 4)
        __heddle_unsupported("scanf of a number with more than 500 characters");
    collector->text[collector->used++] = (char)collector->c;
    collector->left--;
    look(collector);
}

static int lower(int c) {
    return c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c;
}

/* Accepts `word`, ignoring case; 0 if it breaks off. */
static int accept_word(struct collector *collector, const char *word) {
    for (; *word != '\0'; word++) {
        if (lower(collector->c) != *word)
            return 0;
        accept(collector);
    }
    return 1;
}

/* Accepts digits with at most one point; returns how many digits. */
static size_t accept_digits(struct collector *collector, int base) {
    size_t n = 0;
    int point = 0;
    for (;;) {
        if (collector->c == '.' && !point)
            point = 1;
        else if (collector->c != EOF && __hp_digit_value(collector->c) < base)
            n++;
        else
            return n;
        accept(collector);
    }
}

/* Accepts a number as C's grammar says; 0 if what was read is none. */
static int accept_number(struct collector *collector) {
    if (collector->c == '+' || collector->c == '-')
        accept(collector);
    if (lower(collector->c) == 'n')
        return accept_word(collector, "nan");
    if (lower(collector->c) == 'i') {
        if (!accept_word(collector, "inf"))
            return 0;
        return lower(collector->c) != 'i' || accept_word(collector, "inity");
    }
    int base = 10;
    size_t digits = 0;
    if (collector->c == '0') {
        accept(collector);
        digits = 1;
        if (lower(collector->c) == 'x') {
            accept(collector);
            base = 16;
            digits = 0;
        }
    }
    digits += accept_digits(collector, base);
    if (digits == 0)
        return 0;
    if (lower(collector->c) == (base == 16 ? 'p' : 'e')) {
        accept(collector);
        if (collector->c == '+' || collector->c == '-')
            accept(collector);
        while (collector->c >= '0' && collector->c <= '9')
            accept(collector);
    }
    return 1;
}

static enum outcome scan_float(struct source *source, const struct conversion *conversion,
                               struct arguments *arguments) {
    struct collector collector;
    collector.source = source;
    collector.left = conversion->width;
    collector.used = 0;
    look(&collector);
    if (collector.c == EOF)
        return INPUT_END;
    int fine = accept_number(&collector);
    give_back(source, collector.c);
    if (!fine)
        return MISMATCH;
    collector.text[collector.used] = '\0';
    if (conversion->suppressed)
        return MATCHED;
    void *where = va_arg(arguments->list, void *);
    switch (conversion->length) {
    case LONG:
        *(double *)where = __hp_strtod(collector.text, NULL);
        break;
    case LONG_LONG:
    case LONG_DOUBLE:
        *(long double *)where = __hp_strtold(collector.text, NULL);
        break;
    default:
        *(float *)where = __hp_strtof(collector.text, NULL);
    }
    return MATCHED;
}

/* ---- Characters ------------------------------------------------------------------------------------------ */

/* The set of %[, which starts after the bracket; returns the text after it. */
static const char *read_set(const char *format, unsigned char *members) {
    int inverted = *format == '^';
    if (inverted)
        format++;
    __builtin_memset(members, inverted, 256);
    const char *first = format;
    while (*format != '\0' && (*format != ']' || format == first)) {
        unsigned char from = (unsigned char)*format, to = from;
        if (format[1] == '-' && format[2] != ']' && format[2] != '\0') {
            to = (unsigned char)format[2];
            format += 2;
        }
        for (unsigned c = from; c <= to; c++)
            members[c] = (unsigned char)!inverted;
        format++;
    }
    return *format == ']' ? format + 1 : format;
}

static enum outcome scan_word(struct source *source, const struct conversion *conversion,
                              const unsigned char *members, struct arguments *arguments) {
    char *to = conversion->suppressed ? NULL : va_arg(arguments->list, char *);
    size_t n = 0;
    int c = EOF;
    while (n < conversion->width) {
        c = next(source);
        if (c == EOF || !members[c])
            break;
        if (to != NULL)
            to[n] = (char)c;
        n++;
        c = EOF;
    }
    int mismatch = c != EOF;
    give_back(source, c);
    if (n == 0)
        return mismatch ? MISMATCH : INPUT_END;
    if (to != NULL)
        to[n] = '\0';
    return MATCHED;
}

static enum outcome scan_chars(struct source *source, const struct conversion *conversion,
                               struct arguments *arguments) {
    size_t width = conversion->width == SIZE_MAX ? 1 : conversion->width;
    char *to = conversion->suppressed ? NULL : va_arg(arguments->list, char *);
    for (size_t n = 0; n < width; n++) {
        int c = next(source);
        if (c == EOF)
            return n == 0 ? INPUT_END : MATCHED;
        if (to != NULL)
            to[n] = (char)c;
    }
    return MATCHED;
}

/* ---- The format ------------------------------------------------------------------------------------------ */

static const char *read_length(const char *format, enum length *length) {
    *length = NONE;
    switch (*format) {
    case 'h':
        *length = format[1] == 'h' ? CHAR : SHORT;
        return format + (format[1] == 'h' ? 2 : 1);
    case 'l':
        *length = format[1] == 'l' ? LONG_LONG : LONG;
        return format + (format[1] == 'l' ? 2 : 1);
    case 'q':
    case 'j':
        *length = LONG_LONG;
        return format + 1;
    case 'z':
    case 't':
        *length = sizeof(size_t) == sizeof(long) ? LONG : NONE;
        return format + 1;
    case 'L':
        *length = LONG_DOUBLE;
        return format + 1;
    case 'm':
        __heddle_unsupported("scanf with allocated strings");
    default:
        return format;
    }
}

static const char *read_conversion(const char *format, struct conversion *conversion) {
    conversion->suppressed = *format == '*';
    if (conversion->suppressed)
        format++;
    conversion->width = SIZE_MAX;
    if (*format >= '0' && *format <= '9') {
        size_t width = 0;
        for (; *format >= '0' && *format <= '9'; format++)
            if (width < INT_MAX)
                width = width * 10 + (size_t)(*format - '0');
        if (*format == '$')
            __heddle_unsupported("scanf with numbered arguments");
        conversion->width = width == 0 ? SIZE_MAX : width;
    }
    format = read_length(format, &conversion->length);
    conversion->letter = *format;
    return *format == '\0' ? format : format + 1;
}

static enum outcome convert(struct source *source, struct conversion *conversion, const unsigned char *members,
                            struct arguments *arguments) {
    switch (conversion->letter) {
    case 'd':
        return scan_integer(source, conversion, 10, 1, arguments);
    case 'i':
        return scan_integer(source, conversion, 0, 1, arguments);
    case 'u':
        return scan_integer(source, conversion, 10, 0, arguments);
    case 'o':
        return scan_integer(source, conversion, 8, 0, arguments);
    case 'x':
    case 'X':
        return scan_integer(source, conversion, 16, 0, arguments);
    case 'p':
        conversion->length = LONG;
        return scan_integer(source, conversion, 16, 0, arguments);
    case 'e':
    case 'E':
    case 'f':
    case 'F':
    case 'g':
    case 'G':
    case 'a':
    case 'A':
        return scan_float(source, conversion, arguments);
    case 's':
    case '[':
    case 'c':
        if (conversion->length == LONG)
            __heddle_unsupported("scanf of wide characters");
        return conversion->letter == 'c' ? scan_chars(source, conversion, arguments)
                                         : scan_word(source, conversion, members, arguments);
    default:
        __heddle_unsupported("a conversion of scanf that is not modelled");
    }
}

static int scan(struct source *source, const char *format, va_list list) {
    struct arguments arguments;
    int stored = 0;
    enum outcome outcome = MATCHED;
    va_copy(arguments.list, list);
    while (*format != '\0' && outcome == MATCHED) {
        if (__hp_isspace((unsigned char)*format)) {
            skip_space(source);
            format++;
            continue;
        }
        if (*format != '%' || format[1] == '%') {
            if (*format == '%') {
                skip_space(source);
                format++;
            }
            int c = next(source);
            if (c != (unsigned char)*format) {
                give_back(source, c);
                outcome = c == EOF ? INPUT_END : MISMATCH;
            }
            format++;
            continue;
        }
        struct conversion conversion;
        unsigned char members[256];
        format = read_conversion(format + 1, &conversion);
        if (conversion.letter == 'n') {
            if (!conversion.suppressed)
                store_integer(&arguments, conversion.length, source->count);
            continue;
        }
        if (conversion.letter == '[') {
            format = read_set(format, members);
        } else if (conversion.letter == 's') {
            for (int c = 0; c < 256; c++)
                members[c] = !__hp_isspace(c);
        }
        if (conversion.letter != 'c' && conversion.letter != '[')
            skip_space(source);
        outcome = convert(source, &conversion, members, &arguments);
        if (outcome == MATCHED)
            stored += !conversion.suppressed;
    }
    va_end(arguments.list);
    return outcome == INPUT_END && stored == 0 ? EOF : stored;
}

static int scan_stream(FILE *stream, const char *format, va_list arguments) {
    struct source source = {NULL, stream, 0};
    return scan(&source, format, arguments);
}

static int scan_text(const char *text, const char *format, va_list arguments) {
    struct source source = {text, NULL, 0};
    return scan(&source, format, arguments);
}

/* glibc gives each of them one name per edition of C. */
#define SCANF(prefix) \
    int prefix##vfscanf(FILE *restrict stream, const char *restrict format, va_list arguments) { \
        return scan_stream(stream, format, arguments); \
    } \
    int prefix##vscanf(const char *restrict format, va_list arguments) { \
        return scan_stream(stdin, format, arguments); \
    } \
    int prefix##vsscanf(const char *restrict text, const char *restrict format, va_list arguments) { \
        return scan_text(text, format, arguments); \
    } \
    int prefix##fscanf(FILE *restrict stream, const char *restrict format, ...) { \
        va_list arguments; \
        va_start(arguments, format); \
        int result = scan_stream(stream, format, arguments); \
        va_end(arguments); \
        return result; \
    } \
    int prefix##scanf(const char *restrict format, ...) { \
        va_list arguments; \
        va_start(arguments, format); \
        int result = scan_stream(stdin, format, arguments); \
        va_end(arguments); \
        return result; \
    } \
    int prefix##sscanf(const char *restrict text, const char *restrict format, ...) { \
        va_list arguments; \
        va_start(arguments, format); \
        int result = scan_text(text, format, arguments); \
        va_end(arguments); \
        return result; \
    }

SCANF()
SCANF(__isoc99_)
SCANF(__isoc23_)
