/*
 * alloc.c: the heap of C, on the machine's blocks.
 *
 * Exact, with glibc's answers where C leaves a choice: a request of 0 bytes gets a block, `realloc(p, 0)` frees,
 * a request above PTRDIFF_MAX fails. Allocation fails otherwise only if the run asks for it. realloc always moves:
 * a program that relies on the old address after it is wrong. Limits: the usable size is the requested size.
 */
#include "internal.h"

#define MALLOC_ALIGN 16

static void *allocate(size_t size, size_t align) {
    if (size > PTRDIFF_MAX || __heddle_may_fail()) {
        errno = ENOMEM;
        return NULL;
    }
    return __heddle_alloc(size, align, HEDDLE_HEAP_MALLOC);
}

static int is_power_of_two(size_t n) {
    return n != 0 && (n & (n - 1)) == 0;
}

void *malloc(size_t size) {
    return allocate(size, MALLOC_ALIGN);
}

void free(void *p) {
    if (p != NULL)
        __heddle_free(p, HEDDLE_HEAP_MALLOC);
}

void cfree(void *p) {
    free(p);
}

void *calloc(size_t count, size_t size) {
    size_t bytes;
    if (__builtin_mul_overflow(count, size, &bytes)) {
        errno = ENOMEM;
        return NULL;
    }
    void *p = allocate(bytes, MALLOC_ALIGN);
    if (p != NULL)
        __builtin_memset(p, 0, bytes);
    return p;
}

static void *resize(void *p, size_t size) {
    if (p == NULL)
        return allocate(size, MALLOC_ALIGN);
    size_t old = __heddle_size(p);
    if (size == 0) {
        __heddle_free(p, HEDDLE_HEAP_MALLOC);
        return NULL;
    }
    void *moved = allocate(size, MALLOC_ALIGN);
    if (moved == NULL)
        return NULL;
    __builtin_memcpy(moved, p, old < size ? old : size);
    __heddle_free(p, HEDDLE_HEAP_MALLOC);
    return moved;
}

void *realloc(void *p, size_t size) {
    return resize(p, size);
}

void *reallocarray(void *p, size_t count, size_t size) {
    size_t bytes;
    if (__builtin_mul_overflow(count, size, &bytes)) {
        errno = ENOMEM;
        return NULL;
    }
    return resize(p, bytes);
}

void *memalign(size_t align, size_t size) {
    if (!is_power_of_two(align)) {
        errno = EINVAL;
        return NULL;
    }
    return allocate(size, align < MALLOC_ALIGN ? MALLOC_ALIGN : align);
}

void *aligned_alloc(size_t align, size_t size) {
    if (!is_power_of_two(align)) {
        errno = EINVAL;
        return NULL;
    }
    return allocate(size, align < MALLOC_ALIGN ? MALLOC_ALIGN : align);
}

int posix_memalign(void **result, size_t align, size_t size) {
    if (align % sizeof(void *) != 0 || !is_power_of_two(align))
        return EINVAL;
    if (size > PTRDIFF_MAX || __heddle_may_fail())
        return ENOMEM;
    *result = __heddle_alloc(size, align < MALLOC_ALIGN ? MALLOC_ALIGN : align, HEDDLE_HEAP_MALLOC);
    return 0;
}

void *valloc(size_t size) {
    return allocate(size, 4096);
}

size_t malloc_usable_size(void *p) {
    return p == NULL ? 0 : __heddle_size(p);
}

/* Through the program's own malloc, if it has one. */
static char *duplicate(const char *s, size_t length) {
    char *copy = malloc(length + 1);
    if (copy != NULL) {
        __builtin_memcpy(copy, s, length);
        copy[length] = '\0';
    }
    return copy;
}

char *strdup(const char *s) {
    return duplicate(s, __hp_strlen(s));
}

char *__strdup(const char *s) {
    return duplicate(s, __hp_strlen(s));
}

char *strndup(const char *s, size_t limit) {
    return duplicate(s, __hp_strnlen(s, limit));
}

char *__strndup(const char *s, size_t limit) {
    return duplicate(s, __hp_strnlen(s, limit));
}
