/*
 * assert.c: what assertions of C become: violations of class `assert`.
 *
 * Covers glibc's, musl's, newlib's and Darwin's functions behind the macro `assert`, and a call of `assert` itself
 * in programs that forgot the header. A smashed stack, as a compiler's own check reports it, is class `bounds`.
 */
#include "internal.h"

__attribute__((noreturn)) void __assert_fail(const char *condition, const char *file, unsigned line,
                                             const char *function) {
    (void)file, (void)line, (void)function;
    __heddle_violation("assert", condition);
}

__attribute__((noreturn)) void __assert_perror_fail(int number, const char *file, unsigned line,
                                                    const char *function) {
    (void)file, (void)line, (void)function;
    char unknown[32];
    __heddle_violation("assert", __hp_error_name(number, unknown, sizeof unknown));
}

__attribute__((noreturn)) void __assert(const char *condition, const char *file, int line) {
    (void)file, (void)line;
    __heddle_violation("assert", condition);
}

__attribute__((noreturn)) void __assert_func(const char *file, int line, const char *function,
                                             const char *condition) {
    (void)file, (void)line, (void)function;
    __heddle_violation("assert", condition);
}

__attribute__((noreturn)) void __assert_rtn(const char *function, const char *file, int line,
                                            const char *condition) {
    (void)file, (void)line, (void)function;
    __heddle_violation("assert", condition);
}

void assert(int condition) {
    if (!condition)
        __heddle_violation("assert", "assert");
}

__attribute__((noreturn)) void __stack_chk_fail(void) {
    __heddle_violation("bounds", "the compiler's check found the stack overwritten");
}
