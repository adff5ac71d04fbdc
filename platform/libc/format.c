/*
 * format.c: the conversions of printf, all but those of floating-point numbers.
 *
 * Prints what glibc prints in the C locale, for every conversion of C11 and glibc's %m. Output to a stream leaves through
 * a buffer that lives as long as the call: at most 512 characters are one write. Limits: %ls and %lc take ASCII
 * only (all that the C locale can encode); positional arguments (%1$d) and conversions that C does not define are
 * reported as unsupported.
 */
#include "internal.h"

#define BUFFER 512

void __hp_flush(struct hp_sink *sink) {
    if (sink->fd >= 0 && sink->used > 0) {
        __heddle_write(sink->fd, sink->buffer, sink->used);
        sink->used = 0;
    }
}

void __hp_put(struct hp_sink *sink, const char *text, size_t n) {
    sink->total += n;
    while (n > 0) {
        if (sink->used == sink->room) {
            if (sink->fd < 0)
                return;
            __hp_flush(sink);
        }
        size_t some = sink->room - sink->used;
        if (some > n)
            some = n;
        __builtin_memcpy(sink->buffer + sink->used, text, some);
        sink->used += some;
        text += some;
        n -= some;
    }
}

void __hp_pad(struct hp_sink *sink, char c, size_t n) {
    sink->total += n;
    while (n > 0) {
        if (sink->used == sink->room) {
            if (sink->fd < 0)
                return;
            __hp_flush(sink);
        }
        size_t some = sink->room - sink->used;
        if (some > n)
            some = n;
        __builtin_memset(sink->buffer + sink->used, c, some);
        sink->used += some;
        n -= some;
    }
}

/* Text with blanks to its width. */
static void put_text(struct hp_sink *sink, const struct hp_spec *spec, const char *text, size_t n) {
    size_t blanks = spec->width > n ? spec->width - n : 0;
    if (!spec->left)
        __hp_pad(sink, ' ', blanks);
    __hp_put(sink, text, n);
    if (spec->left)
        __hp_pad(sink, ' ', blanks);
}

/* An integer with its sign or prefix, its precision and its width. */
static void put_integer(struct hp_sink *sink, const struct hp_spec *spec, unsigned long long value,
                        const char *prefix, unsigned base) {
    const char *digits = spec->conversion == 'X' ? "0123456789ABCDEF" : "0123456789abcdef";
    char text[24];
    size_t start = sizeof text;
    while (value != 0) {
        text[--start] = digits[value % base];
        value /= base;
    }
    size_t n = sizeof text - start;
    size_t zeros = 0;
    size_t least = spec->has_precision ? spec->precision : 1;
    if (least > n)
        zeros = least - n;
    if (base == 8 && spec->alternative && zeros == 0 && (n == 0 || text[start] != '0'))
        zeros = 1;
    size_t prefix_length = __hp_strlen(prefix);
    size_t whole = prefix_length + zeros + n;
    size_t blanks = spec->width > whole ? spec->width - whole : 0;
    if (spec->zero && !spec->left && !spec->has_precision) {
        zeros += blanks;
        blanks = 0;
    }
    if (!spec->left)
        __hp_pad(sink, ' ', blanks);
    __hp_put(sink, prefix, prefix_length);
    __hp_pad(sink, '0', zeros);
    __hp_put(sink, text + start, n);
    if (spec->left)
        __hp_pad(sink, ' ', blanks);
}

static const char *sign_of(const struct hp_spec *spec, int negative) {
    return negative ? "-" : spec->plus ? "+" : spec->space ? " " : "";
}

static void put_signed(struct hp_sink *sink, const struct hp_spec *spec, long long value) {
    unsigned long long magnitude = value < 0 ? 0 - (unsigned long long)value : (unsigned long long)value;
    put_integer(sink, spec, magnitude, sign_of(spec, value < 0), 10);
}

static void put_unsigned(struct hp_sink *sink, const struct hp_spec *spec, unsigned long long value) {
    switch (spec->conversion) {
    case 'o':
        put_integer(sink, spec, value, "", 8);
        break;
    case 'x':
        put_integer(sink, spec, value, spec->alternative && value != 0 ? "0x" : "", 16);
        break;
    case 'X':
        put_integer(sink, spec, value, spec->alternative && value != 0 ? "0X" : "", 16);
        break;
    default:
        put_integer(sink, spec, value, "", 10);
    }
}

static void put_pointer(struct hp_sink *sink, const struct hp_spec *spec, const void *p) {
    if (p == NULL) {
        put_text(sink, spec, "(nil)", 5);
        return;
    }
    char prefix[4];
    const char *sign = sign_of(spec, 0);
    size_t n = 0;
    if (*sign != '\0')
        prefix[n++] = *sign;
    prefix[n++] = '0';
    prefix[n++] = 'x';
    prefix[n] = '\0';
    put_integer(sink, spec, (uintptr_t)p, prefix, 16);
}

static void put_string(struct hp_sink *sink, const struct hp_spec *spec, const char *s) {
    if (s == NULL) {
        /* glibc's way of forgiving, which leaves out what would be cut. */
        put_text(sink, spec, "(null)", !spec->has_precision || spec->precision >= 6 ? 6 : 0);
        return;
    }
    put_text(sink, spec, s, spec->has_precision ? __hp_strnlen(s, spec->precision) : __hp_strlen(s));
}

/* Returns 0 if a character cannot be written in the C locale. */
static int put_wide_string(struct hp_sink *sink, const struct hp_spec *spec, const wchar_t *s) {
    if (s == NULL) {
        put_string(sink, spec, NULL);
        return 1;
    }
    size_t n = 0;
    while ((!spec->has_precision || n < spec->precision) && s[n] != 0) {
        if (s[n] < 0 || s[n] > 127)
            return 0;
        n++;
    }
    size_t blanks = spec->width > n ? spec->width - n : 0;
    if (!spec->left)
        __hp_pad(sink, ' ', blanks);
    for (size_t i = 0; i < n; i++)
        __hp_pad(sink, (char)s[i], 1);
    if (spec->left)
        __hp_pad(sink, ' ', blanks);
    return 1;
}

static struct hp_number take_double_apart(double value) {
    struct hp_number number = {0};
    uint64_t bits;
    __builtin_memcpy(&bits, &value, sizeof bits);
    int exponent = (int)(bits >> 52 & 0x7ff);
    number.negative = (int)(bits >> 63);
    number.mantissa = bits & 0xfffffffffffffu;
    if (exponent == 0x7ff) {
        number.nan = number.mantissa != 0;
        number.infinite = !number.nan;
    } else if (exponent == 0) {
        number.exponent = -1074;
    } else {
        number.mantissa |= 1ull << 52;
        number.exponent = exponent - 1075;
    }
    return number;
}

static struct hp_number take_long_double_apart(long double value) {
    struct hp_number number = {0};
    uint16_t top;
    __builtin_memcpy(&number.mantissa, &value, 8);
    __builtin_memcpy(&top, (const char *)&value + 8, 2);
    int exponent = top & 0x7fff;
    number.is_long = 1;
    number.negative = top >> 15;
    if (exponent == 0x7fff) {
        number.nan = number.mantissa << 1 != 0;
        number.infinite = !number.nan;
    } else {
        number.exponent = (exponent == 0 ? 1 : exponent) - 16446;
    }
    return number;
}

enum length { NONE, CHAR, SHORT, LONG, LONG_LONG, MAX, SIZE, DIFFERENCE, LONG_DOUBLE };

/* The arguments of a call. A structure, so that its address is the same thing on every machine. */
struct arguments {
    va_list list;
};

static long long next_signed(struct arguments *arguments, enum length length) {
    switch (length) {
    case CHAR:
        return (signed char)va_arg(arguments->list, int);
    case SHORT:
        return (short)va_arg(arguments->list, int);
    case LONG:
        return va_arg(arguments->list, long);
    case LONG_LONG:
    case LONG_DOUBLE:
        return va_arg(arguments->list, long long);
    case MAX:
        return va_arg(arguments->list, intmax_t);
    case SIZE:
    case DIFFERENCE:
        return va_arg(arguments->list, ptrdiff_t);
    default:
        return va_arg(arguments->list, int);
    }
}

static unsigned long long next_unsigned(struct arguments *arguments, enum length length) {
    switch (length) {
    case CHAR:
        return (unsigned char)va_arg(arguments->list, unsigned);
    case SHORT:
        return (unsigned short)va_arg(arguments->list, unsigned);
    case LONG:
        return va_arg(arguments->list, unsigned long);
    case LONG_LONG:
    case LONG_DOUBLE:
        return va_arg(arguments->list, unsigned long long);
    case MAX:
        return va_arg(arguments->list, uintmax_t);
    case SIZE:
    case DIFFERENCE:
        return va_arg(arguments->list, size_t);
    default:
        return va_arg(arguments->list, unsigned);
    }
}

static void store_count(struct arguments *arguments, enum length length, size_t count) {
    void *where = va_arg(arguments->list, void *);
    switch (length) {
    case CHAR:
        *(signed char *)where = (signed char)count;
        break;
    case SHORT:
        *(short *)where = (short)count;
        break;
    case LONG:
        *(long *)where = (long)count;
        break;
    case LONG_LONG:
    case LONG_DOUBLE:
        *(long long *)where = (long long)count;
        break;
    case MAX:
        *(intmax_t *)where = (intmax_t)count;
        break;
    case SIZE:
    case DIFFERENCE:
        *(size_t *)where = count;
        break;
    default:
        *(int *)where = (int)count;
    }
}

/* Reads digits; stops growing far above any width that a result of type int allows. */
static const char *read_number(const char *format, size_t *number) {
    size_t value = 0;
    for (; *format >= '0' && *format <= '9'; format++)
        if (value <= INT_MAX)
            value = value * 10 + (size_t)(*format - '0');
    *number = value;
    return format;
}

static const char *read_flags(const char *format, struct hp_spec *spec) {
    for (;; format++) {
        switch (*format) {
        case '-':
            spec->left = 1;
            break;
        case '+':
            spec->plus = 1;
            break;
        case ' ':
            spec->space = 1;
            break;
        case '#':
            spec->alternative = 1;
            break;
        case '0':
            spec->zero = 1;
            break;
        case '\'': /* groups of digits: the C locale has none */
            break;
        default:
            return format;
        }
    }
}

static const char *read_width(const char *format, struct hp_spec *spec, struct arguments *arguments) {
    if (*format == '*') {
        int width = va_arg(arguments->list, int);
        if (width < 0)
            spec->left = 1;
        spec->width = width < 0 ? 0u - (unsigned)width : (unsigned)width;
        return format + 1;
    }
    format = read_number(format, &spec->width);
    if (*format == '$')
        __heddle_unsupported("printf with numbered arguments");
    return format;
}

static const char *read_precision(const char *format, struct hp_spec *spec, struct arguments *arguments) {
    if (*format != '.')
        return format;
    format++;
    spec->has_precision = 1;
    if (*format == '*') {
        int precision = va_arg(arguments->list, int);
        if (precision < 0)
            spec->has_precision = 0;
        else
            spec->precision = (size_t)precision;
        return format + 1;
    }
    if (*format == '-') { /* glibc takes a negative number for none */
        size_t ignored;
        spec->has_precision = 0;
        return read_number(format + 1, &ignored);
    }
    return read_number(format, &spec->precision);
}

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
        *length = LONG_LONG;
        return format + 1;
    case 'j':
        *length = MAX;
        return format + 1;
    case 'z':
    case 'Z':
        *length = SIZE;
        return format + 1;
    case 't':
        *length = DIFFERENCE;
        return format + 1;
    case 'L':
        *length = LONG_DOUBLE;
        return format + 1;
    default:
        return format;
    }
}

static int put_char(struct hp_sink *sink, const struct hp_spec *spec, struct arguments *arguments, int wide) {
    int value = va_arg(arguments->list, int);
    if (wide && (value < 0 || value > 127))
        return 0;
    char c = (char)value;
    put_text(sink, spec, &c, 1);
    return 1;
}

/* Does one conversion. Returns 0 if it fails. */
static int convert(struct hp_sink *sink, struct hp_spec *spec, enum length length, struct arguments *arguments) {
    switch (spec->conversion) {
    case 'd':
    case 'i':
        put_signed(sink, spec, next_signed(arguments, length));
        return 1;
    case 'u':
    case 'o':
    case 'x':
    case 'X':
        put_unsigned(sink, spec, next_unsigned(arguments, length));
        return 1;
    case 'c':
        return put_char(sink, spec, arguments, length == LONG);
    case 'C':
        return put_char(sink, spec, arguments, 1);
    case 's':
        if (length == LONG)
            return put_wide_string(sink, spec, va_arg(arguments->list, const wchar_t *));
        put_string(sink, spec, va_arg(arguments->list, const char *));
        return 1;
    case 'S':
        return put_wide_string(sink, spec, va_arg(arguments->list, const wchar_t *));
    case 'm': {
        char unknown[32];
        put_string(sink, spec, __hp_error_name(errno, unknown, sizeof unknown));
        return 1;
    }
    case 'p':
        put_pointer(sink, spec, va_arg(arguments->list, const void *));
        return 1;
    case 'n':
        store_count(arguments, length, sink->total);
        return 1;
    case 'e':
    case 'E':
    case 'f':
    case 'F':
    case 'g':
    case 'G':
    case 'a':
    case 'A': {
        struct hp_number number = length == LONG_DOUBLE || length == LONG_LONG
                                      ? take_long_double_apart(va_arg(arguments->list, long double))
                                      : take_double_apart(va_arg(arguments->list, double));
        __hp_format_float(sink, spec, &number);
        return 1;
    }
    default:
        __heddle_unsupported("a conversion of printf that C does not define");
    }
}

int __hp_format(struct hp_sink *sink, const char *format, va_list list) {
    struct arguments arguments;
    int fine = 1;
    va_copy(arguments.list, list);
    while (fine) {
        size_t literal = 0;
        while (format[literal] != '\0' && format[literal] != '%')
            literal++;
        __hp_put(sink, format, literal);
        format += literal;
        if (*format == '\0')
            break;
        format++;
        if (*format == '%') {
            __hp_put(sink, format, 1);
            format++;
            continue;
        }
        struct hp_spec spec = {0};
        enum length length;
        format = read_flags(format, &spec);
        format = read_width(format, &spec, &arguments);
        format = read_precision(format, &spec, &arguments);
        format = read_length(format, &length);
        if (spec.width > INT_MAX || spec.precision > INT_MAX) {
            errno = EOVERFLOW;
            fine = 0;
        } else if (*format == '%') {
            __hp_put(sink, format, 1);
        } else {
            spec.conversion = *format;
            fine = convert(sink, &spec, length, &arguments);
            if (!fine)
                errno = EILSEQ;
        }
        if (*format != '\0')
            format++;
    }
    va_end(arguments.list);
    if (fine && sink->total > INT_MAX) {
        errno = EOVERFLOW;
        fine = 0;
    }
    return fine ? (int)sink->total : -1;
}

int __hp_print_fd(int fd, const char *format, va_list arguments) {
    char buffer[BUFFER];
    struct hp_sink sink = {buffer, sizeof buffer, 0, 0, fd};
    int result = __hp_format(&sink, format, arguments);
    __hp_flush(&sink);
    return result;
}

int __hp_print(FILE *stream, const char *format, va_list arguments) {
    if (stream->fd == 0) {
        stream->failed = 1;
        errno = EBADF;
        return -1;
    }
    return __hp_print_fd(stream->fd, format, arguments);
}

/* Writes at most `room` bytes, with the end of the string. */
int __hp_print_to(char *buffer, size_t room, const char *format, va_list arguments) {
    struct hp_sink sink = {buffer, room == 0 ? 0 : room - 1, 0, 0, -1};
    int result = __hp_format(&sink, format, arguments);
    if (room > 0)
        buffer[sink.used] = '\0';
    return result;
}
