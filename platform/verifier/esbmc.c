/*
 * esbmc.c: functions that ESBMC knows: assumptions, claims, atomic sections.
 */
#include "../include/heddle_platform.h"

void __ESBMC_assume(int condition) {
    heddle_assume(condition);
}

void __ESBMC_assert(int condition, const char *why) {
    if (!condition)
        __heddle_violation("assert", why);
}

void __ESBMC_cover(int condition) {
    heddle_cover(condition);
}

void __ESBMC_atomic_begin(void) {
    heddle_atomic_begin();
}

void __ESBMC_atomic_end(void) {
    heddle_atomic_end();
}

void __ESBMC_yield(void) {
    heddle_yield();
}

/* Its older spelling. */
void __ESBMC_really_atomic_begin(void) {
    heddle_atomic_begin();
}

void __ESBMC_really_atomic_end(void) {
    heddle_atomic_end();
}
