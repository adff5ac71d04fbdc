/*
 * cbmc.c: functions that CBMC knows, and those without a prefix that stand for an arbitrary value by custom.
 *
 * Covered: assumptions, claims, atomic sections, heap blocks, classification of numbers. Not covered, so that reaching
 * one is `unknown`: predicates about objects (`__CPROVER_r_ok`, `__CPROVER_OBJECT_SIZE`, ...), contracts, arrays of
 * unbounded size, quantifiers.
 */
#include "../include/heddle_platform.h"

typedef __SIZE_TYPE__ size_t;

void __CPROVER_assume(int condition) {
    heddle_assume(condition);
}

void __CPROVER_assert(int condition, const char *why) {
    if (!condition)
        __heddle_violation("assert", why);
}

void __CPROVER_precondition(int condition, const char *why) {
    if (!condition)
        __heddle_violation("assert", why);
}

void __CPROVER_postcondition(int condition, const char *why) {
    if (!condition)
        __heddle_violation("assert", why);
}

void __CPROVER_cover(int condition) {
    heddle_cover(condition);
}

void __CPROVER_atomic_begin(void) {
    heddle_atomic_begin();
}

void __CPROVER_atomic_end(void) {
    heddle_atomic_end();
}

/* They only name values in a trace. */
void __CPROVER_input(const char *name, ...) {
    (void)name;
}

void __CPROVER_output(const char *name, ...) {
    (void)name;
}

void *__CPROVER_allocate(size_t size, int zeroed) {
    void *p = __heddle_alloc(size, 16, HEDDLE_HEAP_MALLOC);
    if (zeroed)
        __builtin_memset(p, 0, size);
    return p;
}

void __CPROVER_deallocate(void *p) {
    if (p != 0)
        __heddle_free(p, HEDDLE_HEAP_MALLOC);
}

#define CLASSIFY(type, suffix) \
    int __CPROVER_isnan##suffix(type x) { return __builtin_isnan(x); } \
    int __CPROVER_isinf##suffix(type x) { return __builtin_isinf(x); } \
    int __CPROVER_isfinite##suffix(type x) { return __builtin_isfinite(x); } \
    int __CPROVER_isnormal##suffix(type x) { return __builtin_isnormal(x); } \
    int __CPROVER_sign##suffix(type x) { return __builtin_signbit(x) != 0; }

CLASSIFY(float, f)
CLASSIFY(double, d)
CLASSIFY(long double, ld)

double __CPROVER_fabs(double x) {
    return __builtin_fabs(x);
}

float __CPROVER_fabsf(float x) {
    return __builtin_fabsf(x);
}

long double __CPROVER_fabsl(long double x) {
    return __builtin_fabsl(x);
}
