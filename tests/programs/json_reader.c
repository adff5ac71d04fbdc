// A JSON reader that builds a tree, prints it back in one line, and says where a text is wrong.
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum kind { NIL, BOOLEAN, NUMBER, TEXT, LIST, OBJECT };

struct json {
    enum kind kind;
    union {
        int boolean;
        double number;
        char *text;
        struct json *first;
    } u;
    char *name;
    struct json *next;
};

static const char *start, *at;
static int live;

static struct json *make(enum kind kind)
{
    struct json *j = calloc(1, sizeof *j);
    if (!j)
        abort();
    j->kind = kind;
    live++;
    return j;
}

static void drop(struct json *j)
{
    while (j) {
        struct json *next = j->next;
        if (j->kind == TEXT)
            free(j->u.text);
        if (j->kind == LIST || j->kind == OBJECT)
            drop(j->u.first);
        free(j->name);
        free(j);
        live--;
        j = next;
    }
}

static void space(void)
{
    while (isspace((unsigned char)*at))
        at++;
}

static char *string(void)
{
    if (*at != '"')
        return NULL;
    const char *end = ++at;
    while (*end && *end != '"')
        end += *end == '\\' && end[1] ? 2 : 1;
    if (!*end)
        return NULL;
    char *out = malloc((size_t)(end - at) + 1), *o = out;
    if (!out)
        abort();
    for (; at < end; at++) {
        if (*at == '\\')
            at++;
        *o++ = at[-1] == '\\' && *at == 'n' ? '\n' : *at;
    }
    *o = 0;
    at++;
    return out;
}

static struct json *value(void);

static struct json *sequence(enum kind kind, char close)
{
    struct json *all = make(kind), **tail = &all->u.first;
    at++;
    space();
    if (*at == close) {
        at++;
        return all;
    }
    for (;;) {
        char *name = NULL;
        if (kind == OBJECT) {
            space();
            name = string();
            space();
            if (!name || *at != ':') {
                free(name);
                break;
            }
            at++;
        }
        struct json *j = value();
        if (!j) {
            free(name);
            break;
        }
        j->name = name;
        *tail = j;
        tail = &j->next;
        space();
        if (*at == close) {
            at++;
            return all;
        }
        if (*at != ',')
            break;
        at++;
    }
    drop(all);
    return NULL;
}

static struct json *value(void)
{
    space();
    struct json *j;
    char *end;
    switch (*at) {
    case '{': return sequence(OBJECT, '}');
    case '[': return sequence(LIST, ']');
    case '"':
        end = string();
        if (!end)
            return NULL;
        j = make(TEXT);
        j->u.text = end;
        return j;
    case 't':
    case 'f':
        j = make(BOOLEAN);
        j->u.boolean = *at == 't';
        at += j->u.boolean ? 4 : 5;
        return j;
    case 'n': at += 4; return make(NIL);
    case '-': case '0' ... '9':
        j = make(NUMBER);
        j->u.number = strtod(at, &end);
        at = end;
        return j;
    default: return NULL;
    }
}

static void print(const struct json *j)
{
    if (j->name)
        printf("%s:", j->name);
    switch (j->kind) {
    case NIL: printf("nil"); break;
    case BOOLEAN: printf("%s", j->u.boolean ? "yes" : "no"); break;
    case NUMBER: printf("%.10g", j->u.number); break;
    case TEXT: printf("'%s'", j->u.text); break;
    case LIST:
    case OBJECT:
        printf("%c", j->kind == LIST ? '[' : '{');
        for (const struct json *k = j->u.first; k; k = k->next) {
            print(k);
            if (k->next)
                printf(" ");
        }
        printf("%c", j->kind == LIST ? ']' : '}');
    }
}

int main(void)
{
    static const char *const texts[] = {
        "{\"name\": \"heddle\", \"threads\": [1, -2.5, 3e2, 0.125], \"ok\": true, \"no\": {}}",
        "[[], [[]], null, false, \"a\\\"b\\\\c\"]", "  42 ", "[1, 2", "{\"a\" 1}", "\"open", "[1,,2]", "{\"x\":[{\"y\":[}]}"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        start = at = texts[i];
        struct json *j = value();
        if (j)
            print(j);
        else
            printf("wrong at %d", (int)(at - start));
        printf("\n");
        drop(j);
    }
    printf("%d live\n", live);
    return live;
}
