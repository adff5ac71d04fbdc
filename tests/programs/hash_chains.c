// A hash table with chains that grows and shrinks; keys are strings on the heap.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct entry {
    struct entry *next;
    char *key;
    int value;
};

struct table {
    struct entry **buckets;
    size_t size, used;
};

static uint32_t hash(const char *text)
{
    uint32_t h = 2166136261u;
    while (*text)
        h = (h ^ (unsigned char)*text++) * 16777619u;
    return h;
}

static void resize(struct table *t, size_t size)
{
    struct entry **fresh = calloc(size, sizeof *fresh);
    if (!fresh)
        abort();
    for (size_t i = 0; i < t->size; i++) {
        for (struct entry *e = t->buckets[i], *next; e; e = next) {
            next = e->next;
            struct entry **head = &fresh[hash(e->key) % size];
            e->next = *head;
            *head = e;
        }
    }
    free(t->buckets);
    t->buckets = fresh;
    t->size = size;
}

static struct entry **find(struct table *t, const char *key)
{
    struct entry **link = &t->buckets[hash(key) % t->size];
    while (*link && strcmp((*link)->key, key) != 0)
        link = &(*link)->next;
    return link;
}

static void put(struct table *t, const char *key, int value)
{
    struct entry **link = find(t, key);
    if (*link) {
        (*link)->value = value;
        return;
    }
    struct entry *e = malloc(sizeof *e);
    char *copy = malloc(strlen(key) + 1);
    if (!e || !copy)
        abort();
    strcpy(copy, key);
    *e = (struct entry){.key = copy, .value = value};
    *link = e;
    if (++t->used > t->size)
        resize(t, t->size * 2);
}

static int take(struct table *t, const char *key)
{
    struct entry **link = find(t, key), *e = *link;
    if (!e)
        return -1;
    int value = e->value;
    *link = e->next;
    free(e->key);
    free(e);
    if (--t->used < t->size / 4)
        resize(t, t->size / 2);
    return value;
}

int main(void)
{
    struct table t = {0};
    resize(&t, 4);
    char key[16];
    for (int i = 0; i < 100; i++) {
        snprintf(key, sizeof key, "key%d", i * 7 % 101);
        put(&t, key, i);
    }
    printf("%zu entries in %zu buckets\n", t.used, t.size);
    put(&t, "key7", 1234);
    long sum = 0;
    for (int i = 0; i < 101; i++) {
        snprintf(key, sizeof key, "key%d", i);
        struct entry *e = *find(&t, key);
        if (e)
            sum += e->value;
        else
            printf("no %s\n", key);
    }
    printf("sum %ld\n", sum);
    for (int i = 0; i < 90; i++) {
        snprintf(key, sizeof key, "key%d", i);
        take(&t, key);
    }
    printf("%zu entries in %zu buckets, %d\n", t.used, t.size, take(&t, "nothing"));
    for (int i = 90; i < 101; i++) {
        snprintf(key, sizeof key, "key%d", i);
        printf("%d ", take(&t, key));
    }
    printf("\n%zu left\n", t.used);
    free(t.buckets);
    return 0;
}
