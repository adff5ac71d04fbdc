/*
 * fenv.c: the floating-point environment.
 *
 * The machine rounds to nearest and keeps no exception flags: setting that mode and clearing or raising flags
 * succeed, another mode or a look at the flags is reported as unsupported.
 */
#include "internal.h"

#define FE_TONEAREST 0

int fegetround(void) {
    return FE_TONEAREST;
}

int fesetround(int mode) {
    if (mode != FE_TONEAREST)
        __heddle_unsupported("a rounding mode other than to nearest");
    return 0;
}

/* What __builtin_flt_rounds and FLT_ROUNDS become in some headers: 1 is to nearest. */
int __flt_rounds(void) {
    return 1;
}

int feclearexcept(int which) {
    (void)which;
    return 0;
}

int feraiseexcept(int which) {
    (void)which;
    return 0;
}

int fetestexcept(int which) {
    (void)which;
    __heddle_unsupported("floating-point exception flags");
}
