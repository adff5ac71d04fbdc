// A small file system in memory: a tree of directories with paths, sizes, moving and listing.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct entry {
    char name[16];
    struct entry *parent, *children, *next;
    size_t size;
    char *contents;
};

static struct entry root = {.name = "/"};
static int live;

static struct entry *child(struct entry *dir, const char *name, size_t length)
{
    for (struct entry *e = dir->children; e; e = e->next)
        if (strlen(e->name) == length && !memcmp(e->name, name, length))
            return e;
    return NULL;
}

static struct entry *walk(const char *path, int create)
{
    struct entry *at = &root;
    while (*path && at) {
        size_t n = strcspn(path, "/");
        if (n) {
            struct entry *next = child(at, path, n);
            if (!next && create && n < sizeof next->name) {
                next = calloc(1, sizeof *next);
                if (!next)
                    abort();
                live++;
                memcpy(next->name, path, n);
                next->parent = at;
                struct entry **link = &at->children;
                while (*link && strcmp((*link)->name, next->name) < 0)
                    link = &(*link)->next;
                next->next = *link;
                *link = next;
            }
            at = next;
        }
        path += n + (path[n] == '/');
    }
    return at;
}

static void write_file(const char *path, const char *text)
{
    struct entry *e = walk(path, 1);
    if (!e)
        return;
    size_t n = strlen(text);
    e->contents = realloc(e->contents, e->size + n + 1);
    if (!e->contents)
        abort();
    memcpy(e->contents + e->size, text, n + 1);
    e->size += n;
}

static size_t total(const struct entry *e)
{
    size_t sum = e->size;
    for (const struct entry *c = e->children; c; c = c->next)
        sum += total(c);
    return sum;
}

static void list(const struct entry *e, int depth)
{
    printf("%*s%s %zu\n", depth * 2, "", e->name, total(e));
    for (const struct entry *c = e->children; c; c = c->next)
        list(c, depth + 1);
}

static void remove_tree(struct entry *e)
{
    while (e->children)
        remove_tree(e->children);
    if (e == &root)
        return;
    struct entry **link = &e->parent->children;
    while (*link != e)
        link = &(*link)->next;
    *link = e->next;
    free(e->contents);
    free(e);
    live--;
}

static void path_of(const struct entry *e, char *out, size_t room)
{
    if (e->parent) {
        path_of(e->parent, out, room);
        size_t n = strlen(out);
        snprintf(out + n, room - n, "/%s", e->name);
    } else {
        *out = 0;
    }
}

int main(void)
{
    write_file("/src/main.c", "int main;");
    write_file("/src/lib/util.c", "// none");
    write_file("/README", "Heddle");
    write_file("/src/main.c", " /* more */");
    write_file("/src/lib/a", "");
    list(&root, 0);
    char path[64];
    path_of(walk("src//lib/util.c", 0), path, sizeof path);
    printf("%s %s\n", path, walk("/src/main.c", 0)->contents);
    printf("%d\n", walk("/src/none", 0) == NULL);
    remove_tree(walk("/src/lib", 0));
    list(&root, 0);
    remove_tree(&root);
    printf("%d live\n", live);
    return 0;
}
