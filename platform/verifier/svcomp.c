/*
 * svcomp.c: the functions of the competition on software verification.
 *
 * Every value comes from heddle_any_*. A program's own definition of any of them wins. `reach_error` and
 * `__VERIFIER_error` are violations of class `reach`; a `reach_error` that the program defines is recognised by its
 * name, not here. Limits: an arbitrary pointer is an arbitrary address that belongs to no object.
 */
#include "../include/heddle_platform.h"

typedef __SIZE_TYPE__ size_t;

/* A value of a type for which heddle.h has no function. */
#define ANY_BYTES(type, name) \
    type name(void) { \
        type value; \
        heddle_any_bytes(&value, sizeof value); \
        return value; \
    }
#define ANY(type, name, source) \
    type name(void) { \
        return (type)source(); \
    }

ANY(_Bool, __VERIFIER_nondet_bool, heddle_any_bool)
ANY(_Bool, __VERIFIER_nondet__Bool, heddle_any_bool)
ANY(char, __VERIFIER_nondet_char, heddle_any_char)
ANY(signed char, __VERIFIER_nondet_schar, heddle_any_char)
ANY(unsigned char, __VERIFIER_nondet_uchar, heddle_any_uchar)
ANY(unsigned char, __VERIFIER_nondet_unsigned_char, heddle_any_uchar)
ANY(short, __VERIFIER_nondet_short, heddle_any_short)
ANY(unsigned short, __VERIFIER_nondet_ushort, heddle_any_ushort)
ANY(unsigned short, __VERIFIER_nondet_unsigned_short, heddle_any_ushort)
ANY(int, __VERIFIER_nondet_int, heddle_any_int)
ANY(unsigned, __VERIFIER_nondet_uint, heddle_any_uint)
ANY(unsigned, __VERIFIER_nondet_unsigned, heddle_any_uint)
ANY(unsigned, __VERIFIER_nondet_unsigned_int, heddle_any_uint)
ANY(long, __VERIFIER_nondet_long, heddle_any_long)
ANY(unsigned long, __VERIFIER_nondet_ulong, heddle_any_ulong)
ANY(unsigned long, __VERIFIER_nondet_unsigned_long, heddle_any_ulong)
ANY_BYTES(long long, __VERIFIER_nondet_longlong)
ANY_BYTES(long long, __VERIFIER_nondet_long_long)
ANY_BYTES(unsigned long long, __VERIFIER_nondet_ulonglong)
ANY_BYTES(unsigned long long, __VERIFIER_nondet_unsigned_long_long)
ANY(size_t, __VERIFIER_nondet_size_t, heddle_any_size_t)
ANY(float, __VERIFIER_nondet_float, heddle_any_float)
ANY(double, __VERIFIER_nondet_double, heddle_any_double)

ANY(signed char, __VERIFIER_nondet_s8, heddle_any_char)
ANY(short, __VERIFIER_nondet_s16, heddle_any_short)
ANY(int, __VERIFIER_nondet_s32, heddle_any_int)
ANY_BYTES(long long, __VERIFIER_nondet_s64)
ANY(unsigned char, __VERIFIER_nondet_u8, heddle_any_uchar)
ANY(unsigned short, __VERIFIER_nondet_u16, heddle_any_ushort)
ANY(unsigned, __VERIFIER_nondet_u32, heddle_any_uint)
ANY_BYTES(unsigned long long, __VERIFIER_nondet_u64)
ANY(signed char, __VERIFIER_nondet_int8_t, heddle_any_char)
ANY(short, __VERIFIER_nondet_int16_t, heddle_any_short)
ANY(int, __VERIFIER_nondet_int32_t, heddle_any_int)
ANY_BYTES(long long, __VERIFIER_nondet_int64_t)
ANY(unsigned char, __VERIFIER_nondet_uint8_t, heddle_any_uchar)
ANY(unsigned short, __VERIFIER_nondet_uint16_t, heddle_any_ushort)
ANY(unsigned, __VERIFIER_nondet_uint32_t, heddle_any_uint)
ANY_BYTES(unsigned long long, __VERIFIER_nondet_uint64_t)

/* The kernel's loff_t is 64 bits wide everywhere, its sector_t is as wide as a long. */
ANY_BYTES(long long, __VERIFIER_nondet_loff_t)
ANY(unsigned long, __VERIFIER_nondet_sector_t, heddle_any_ulong)
ANY(unsigned long, __VERIFIER_nondet_pthread_t, heddle_any_ulong)

#ifdef __SIZEOF_INT128__
ANY_BYTES(__int128, __VERIFIER_nondet_int128)
ANY_BYTES(unsigned __int128, __VERIFIER_nondet_uint128)
#endif

ANY(void *, __VERIFIER_nondet_pointer, heddle_any_size_t)
ANY(char *, __VERIFIER_nondet_charp, heddle_any_size_t)
ANY(char *, __VERIFIER_nondet_pchar, heddle_any_size_t)

void __VERIFIER_nondet_memory(void *p, size_t n) {
    heddle_any_bytes(p, n);
}

void __VERIFIER_assume(int condition) {
    heddle_assume(condition);
}

void __VERIFIER_assert(int condition) {
    if (!condition)
        __heddle_violation("assert", "__VERIFIER_assert");
}

__attribute__((noreturn)) void __VERIFIER_error(void) {
    __heddle_violation("reach", "__VERIFIER_error");
}

__attribute__((noreturn)) void reach_error(void) {
    __heddle_violation("reach", "reach_error");
}

void __VERIFIER_atomic_begin(void) {
    heddle_atomic_begin();
}

void __VERIFIER_atomic_end(void) {
    heddle_atomic_end();
}
