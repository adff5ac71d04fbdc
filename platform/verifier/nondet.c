/*
 * nondet.c: functions without a body that many regression suites declare, `nondet_<type>()`: an arbitrary value.
 *
 * A program's own definition wins. Only the usual names are here; one that is not is an unknown function.
 */
#include "../include/heddle_platform.h"

typedef __SIZE_TYPE__ size_t;

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

ANY(_Bool, nondet_bool, heddle_any_bool)
ANY(_Bool, nondet__Bool, heddle_any_bool)
ANY(char, nondet_char, heddle_any_char)
ANY(signed char, nondet_schar, heddle_any_char)
ANY(signed char, nondet_signed_char, heddle_any_char)
ANY(unsigned char, nondet_uchar, heddle_any_uchar)
ANY(unsigned char, nondet_unsigned_char, heddle_any_uchar)
ANY(short, nondet_short, heddle_any_short)
ANY(unsigned short, nondet_ushort, heddle_any_ushort)
ANY(unsigned short, nondet_unsigned_short, heddle_any_ushort)
ANY(int, nondet_int, heddle_any_int)
ANY(int, nondet_signed_int, heddle_any_int)
ANY(unsigned, nondet_uint, heddle_any_uint)
ANY(unsigned, nondet_unsigned, heddle_any_uint)
ANY(unsigned, nondet_unsigned_int, heddle_any_uint)
ANY(long, nondet_long, heddle_any_long)
ANY(unsigned long, nondet_ulong, heddle_any_ulong)
ANY(unsigned long, nondet_unsigned_long, heddle_any_ulong)
ANY_BYTES(long long, nondet_longlong)
ANY_BYTES(long long, nondet_long_long)
ANY_BYTES(unsigned long long, nondet_ulonglong)
ANY_BYTES(unsigned long long, nondet_unsigned_long_long)
ANY(size_t, nondet_size_t, heddle_any_size_t)
ANY(float, nondet_float, heddle_any_float)
ANY(double, nondet_double, heddle_any_double)
ANY(signed char, nondet_int8_t, heddle_any_char)
ANY(short, nondet_int16_t, heddle_any_short)
ANY(int, nondet_int32_t, heddle_any_int)
ANY_BYTES(long long, nondet_int64_t)
ANY(unsigned char, nondet_uint8_t, heddle_any_uchar)
ANY(unsigned short, nondet_uint16_t, heddle_any_ushort)
ANY(unsigned, nondet_uint32_t, heddle_any_uint)
ANY_BYTES(unsigned long long, nondet_uint64_t)

/* An address that belongs to no object. */
ANY(void *, nondet_pointer, heddle_any_size_t)
ANY(void *, nondet_ptr, heddle_any_size_t)
