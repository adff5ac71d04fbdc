/*
 * new.c: C++'s operators new and delete, under their mangled names.
 *
 * Exact: a block of new[] must be released by delete[], and so on; the machine checks it. `size_t` is `m` in names of
 * 64-bit programs and `j` in those of 32-bit ones. Limits: a failing new, which only exists if the run considers
 * failing allocations, would throw std::bad_alloc, and exceptions are not modelled; the nothrow forms return null.
 */
#include "../libc/internal.h"

#define NEW_ALIGN 16

static void *allocate(size_t size, size_t align, int kind) {
    if (size > PTRDIFF_MAX || __heddle_may_fail())
        __heddle_unsupported("C++ exception std::bad_alloc");
    return __heddle_alloc(size, align, kind);
}

static void *try_allocate(size_t size, size_t align, int kind) {
    if (size > PTRDIFF_MAX || __heddle_may_fail())
        return NULL;
    return __heddle_alloc(size, align, kind);
}

static void release(void *p, int kind) {
    if (p != NULL)
        __heddle_free(p, kind);
}

/* S is the letter of size_t. `nothrow_t` and `align_val_t` are the types of the standard. */
#define OPERATORS(S) \
    void *_Znw##S(size_t size) { return allocate(size, NEW_ALIGN, HEDDLE_HEAP_NEW); } \
    void *_Zna##S(size_t size) { return allocate(size, NEW_ALIGN, HEDDLE_HEAP_NEW_ARRAY); } \
    void *_Znw##S##RKSt9nothrow_t(size_t size, const void *tag) { \
        return (void)tag, try_allocate(size, NEW_ALIGN, HEDDLE_HEAP_NEW); \
    } \
    void *_Zna##S##RKSt9nothrow_t(size_t size, const void *tag) { \
        return (void)tag, try_allocate(size, NEW_ALIGN, HEDDLE_HEAP_NEW_ARRAY); \
    } \
    void *_Znw##S##St11align_val_t(size_t size, size_t align) { \
        return allocate(size, align, HEDDLE_HEAP_NEW); \
    } \
    void *_Zna##S##St11align_val_t(size_t size, size_t align) { \
        return allocate(size, align, HEDDLE_HEAP_NEW_ARRAY); \
    } \
    void *_Znw##S##St11align_val_tRKSt9nothrow_t(size_t size, size_t align, const void *tag) { \
        return (void)tag, try_allocate(size, align, HEDDLE_HEAP_NEW); \
    } \
    void *_Zna##S##St11align_val_tRKSt9nothrow_t(size_t size, size_t align, const void *tag) { \
        return (void)tag, try_allocate(size, align, HEDDLE_HEAP_NEW_ARRAY); \
    } \
    void _ZdlPv##S(void *p, size_t size) { (void)size, release(p, HEDDLE_HEAP_NEW); } \
    void _ZdaPv##S(void *p, size_t size) { (void)size, release(p, HEDDLE_HEAP_NEW_ARRAY); } \
    void _ZdlPv##S##St11align_val_t(void *p, size_t size, size_t align) { \
        (void)size, (void)align, release(p, HEDDLE_HEAP_NEW); \
    } \
    void _ZdaPv##S##St11align_val_t(void *p, size_t size, size_t align) { \
        (void)size, (void)align, release(p, HEDDLE_HEAP_NEW_ARRAY); \
    }

#ifdef __LP64__
OPERATORS(m)
#else
OPERATORS(j)
#endif

void _ZdlPv(void *p) {
    release(p, HEDDLE_HEAP_NEW);
}

void _ZdaPv(void *p) {
    release(p, HEDDLE_HEAP_NEW_ARRAY);
}

void _ZdlPvRKSt9nothrow_t(void *p, const void *tag) {
    (void)tag, release(p, HEDDLE_HEAP_NEW);
}

void _ZdaPvRKSt9nothrow_t(void *p, const void *tag) {
    (void)tag, release(p, HEDDLE_HEAP_NEW_ARRAY);
}

void _ZdlPvSt11align_val_t(void *p, size_t align) {
    (void)align, release(p, HEDDLE_HEAP_NEW);
}

void _ZdaPvSt11align_val_t(void *p, size_t align) {
    (void)align, release(p, HEDDLE_HEAP_NEW_ARRAY);
}
