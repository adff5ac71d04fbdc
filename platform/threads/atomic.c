/*
 * atomic.c: the functions that compilers call for atomic operations that they do not write as instructions: those of libatomic, and
 * those behind `__sync_*`.
 *
 * Each is one atomic section, sequentially consistent whatever order is asked for. The compiler knows their names as its own, so they
 * have others here. Limits: an access of these that races with one that is not atomic is not noticed.
 */
#include "internal.h"

/* ---- Of any size ----------------------------------------------------------------------------------------- */

void atomic_load(size_t size, const void *from, void *to, int order) __asm__("__atomic_load");
void atomic_load(size_t size, const void *from, void *to, int order) {
    (void)order;
    heddle_atomic_begin();
    __builtin_memcpy(to, from, size);
    heddle_atomic_end();
}

void atomic_store(size_t size, void *to, const void *from, int order) __asm__("__atomic_store");
void atomic_store(size_t size, void *to, const void *from, int order) {
    (void)order;
    heddle_atomic_begin();
    __builtin_memcpy(to, from, size);
    heddle_atomic_end();
}

void atomic_exchange(size_t size, void *at, const void *new, void *old, int order) __asm__("__atomic_exchange");
void atomic_exchange(size_t size, void *at, const void *new, void *old, int order) {
    (void)order;
    heddle_atomic_begin();
    /* `old` may be `new`, but no part of it. */
    for (size_t i = 0; i < size; i++) {
        char byte, newer;
        __builtin_memcpy(&byte, (char *)at + i, 1);
        __builtin_memcpy(&newer, (const char *)new + i, 1);
        __builtin_memcpy((char *)at + i, &newer, 1);
        __builtin_memcpy((char *)old + i, &byte, 1);
    }
    heddle_atomic_end();
}

_Bool atomic_compare_exchange(size_t size, void *at, void *expected, const void *new, int success, int failure)
    __asm__("__atomic_compare_exchange");
_Bool atomic_compare_exchange(size_t size, void *at, void *expected, const void *new, int success, int failure) {
    (void)success, (void)failure;
    heddle_atomic_begin();
    _Bool same = 1;
    for (size_t i = 0; i < size && same; i++)
        same = ((const unsigned char *)at)[i] == ((const unsigned char *)expected)[i];
    if (same)
        __builtin_memcpy(at, new, size);
    else
        __builtin_memcpy(expected, at, size);
    heddle_atomic_end();
    return same;
}

_Bool atomic_is_lock_free(size_t size, const void *at) __asm__("__atomic_is_lock_free");
_Bool atomic_is_lock_free(size_t size, const void *at) {
    (void)at;
    return size == 1 || size == 2 || size == 4 || size == 8;
}

/* ---- Of a known size ------------------------------------------------------------------------------------- */

/* A function that the compiler calls `symbol`, which does `action` in one step; its result is `result`. */
#define ATOMICALLY(type, function, symbol, parameters, result, action) \
    type function parameters __asm__(symbol); \
    type function parameters { \
        heddle_atomic_begin(); \
        action; \
        heddle_atomic_end(); \
        return result; \
    }

/* libatomic's. The order is not looked at. */
#define UPDATE(N, type, name, changed) \
    ATOMICALLY(type, fetch_##name##_##N, "__atomic_fetch_" #name "_" #N, (type * at, type by, int order), old, \
               (void)order; type old = *at; *at = (type)(changed)) \
    ATOMICALLY(type, name##_fetch_##N, "__atomic_" #name "_fetch_" #N, (type * at, type by, int order), new, \
               (void)order; type old = *at; type new = (type)(changed); *at = new) \
    ATOMICALLY(type, sync_fetch_##name##_##N, "__sync_fetch_and_" #name "_" #N, (type * at, type by), old, \
               type old = *at; *at = (type)(changed)) \
    ATOMICALLY(type, sync_##name##_fetch_##N, "__sync_" #name "_and_fetch_" #N, (type * at, type by), new, \
               type old = *at; type new = (type)(changed); *at = new)

#define SIZE(N, type) \
    ATOMICALLY(type, load_##N, "__atomic_load_" #N, (const type *at, int order), value, (void)order; type value = *at) \
    void store_##N(type *at, type value, int order) __asm__("__atomic_store_" #N); \
    void store_##N(type *at, type value, int order) { \
        (void)order; \
        heddle_atomic_begin(); \
        *at = value; \
        heddle_atomic_end(); \
    } \
    ATOMICALLY(type, exchange_##N, "__atomic_exchange_" #N, (type * at, type new, int order), old, \
               (void)order; type old = *at; *at = new) \
    ATOMICALLY(_Bool, compare_exchange_##N, "__atomic_compare_exchange_" #N, \
               (type * at, type * expected, type new, int success, int failure), same, \
               (void)success; (void)failure; type old = *at; _Bool same = old == *expected; \
               if (same) *at = new; else *expected = old) \
    UPDATE(N, type, add, old + by) \
    UPDATE(N, type, sub, old - by) \
    UPDATE(N, type, and, old & by) \
    UPDATE(N, type, or, old | by) \
    UPDATE(N, type, xor, old ^ by) \
    UPDATE(N, type, nand, ~(old & by)) \
    ATOMICALLY(type, sync_val_##N, "__sync_val_compare_and_swap_" #N, (type * at, type expected, type new), old, \
               type old = *at; if (old == expected) *at = new) \
    ATOMICALLY(_Bool, sync_bool_##N, "__sync_bool_compare_and_swap_" #N, (type * at, type expected, type new), same, \
               _Bool same = *at == expected; if (same) *at = new) \
    ATOMICALLY(type, sync_set_##N, "__sync_lock_test_and_set_" #N, (type * at, type new), old, type old = *at; *at = new) \
    void sync_release_##N(type *at) __asm__("__sync_lock_release_" #N); \
    void sync_release_##N(type *at) { \
        heddle_atomic_begin(); \
        *at = 0; \
        heddle_atomic_end(); \
    }

SIZE(1, uint8_t)
SIZE(2, uint16_t)
SIZE(4, uint32_t)
SIZE(8, uint64_t)
#ifdef __SIZEOF_INT128__
SIZE(16, unsigned __int128)
#endif

void sync_synchronize(void) __asm__("__sync_synchronize");
void sync_synchronize(void) {
}
