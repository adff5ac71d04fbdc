/*
 * arguments.c: the command line and the environment as inputs, where a program is checked for all of them.
 *
 * Who calls what: a function that is made for it calls main with what __heddle_argument_count and __heddle_arguments give
 * (crates/program/src/arguments.rs), and calls of getenv are made to __heddle_getenv. A string is any of at most 8 bytes and ends where its object
 * ends, so that nothing can be read behind it unnoticed.
 *
 * Limits: arguments beyond the second one are strings that nobody reads; of 8 variables of the environment at most, whose names have less than 32 bytes.
 */
#include "internal.h"

#define LONGEST 8
#define STRINGS 3
#define VARIABLES 8
#define NAME 32

struct text {
    char bytes[LONGEST + 1];
};

/* Any string of at most 8 bytes: it starts at the first byte that is not zero. */
static char *any_string(struct text *text) {
    for (size_t at = 0; at < LONGEST; at += sizeof(unsigned long)) {
        unsigned long word = heddle_any_ulong();
        for (size_t i = 0; i < sizeof word; i++)
            text->bytes[at + i] = (char)(word >> 8 * i);
    }
    text->bytes[LONGEST] = '\0';
    char *start = text->bytes;
    for (size_t i = 0; i < LONGEST && *start == '\0'; i++)
        start++;
    return start;
}

/* Any number of arguments, the program's name included; at most `most`, unless that is 0. The array of them, with the null at its end, is an object. */
int __heddle_argument_count(int most) {
    int count = most != 0 ? 1 + (int)heddle_choose((unsigned)most) : heddle_any_int();
    heddle_assume(count >= 1 && (size_t)count < PTRDIFF_MAX / sizeof(char *));
    return count;
}

static struct text texts[STRINGS];
static char *none[2], *one[3], *several[4];

/* The arguments if there are so many. Bit i of `read` says that the bytes of the i-th are looked at. */
char **__heddle_arguments(int count, unsigned read) {
    char **arguments = count == 1 ? none : count == 2 ? one : several;
    for (int i = 0; i < STRINGS && i < count; i++)
        arguments[i] = read >> i & 1 ? any_string(&texts[i]) : texts[i].bytes;
    return arguments;
}

static struct variable {
    char name[NAME];
    char *value;
    struct text text;
} variables[VARIABLES];

/* The variable of this name: always the same. */
static char *variable_named(const char *name) {
    size_t length = __hp_strnlen(name, NAME);
    if (length == NAME)
        __heddle_unsupported("a variable of the environment with a name of more than 31 bytes");
    heddle_atomic_begin();
    for (int i = 0; i < VARIABLES; i++) {
        struct variable *variable = &variables[i];
        size_t same = 0;
        while (same < length && variable->name[same] == name[same])
            same++;
        if (length != 0 && same == length && variable->name[length] == '\0') {
            char *value = variable->value;
            heddle_atomic_end();
            return value;
        }
        if (variable->name[0] == '\0') {
            for (size_t at = 0; at < length; at++)
                variable->name[at] = name[at];
            variable->value = length != 0 && heddle_any_bool() ? any_string(&variable->text) : NULL;
            char *value = variable->value;
            heddle_atomic_end();
            return value;
        }
    }
    __heddle_unsupported("more than 8 variables of the environment");
}

char *__heddle_getenv(const char *name) {
    return variable_named(name);
}

char *__heddle_secure_getenv(const char *name) {
    return variable_named(name);
}
