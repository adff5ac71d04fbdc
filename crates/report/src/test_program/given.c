#ifdef __cplusplus
extern "C" {
typedef bool heddle_bool;
#else
typedef _Bool heddle_bool;
#endif

extern int dprintf(int, const char *, ...);
extern void abort(void);
extern void _Exit(int);

/* What the program defines itself wins. */
#define OURS __attribute__((weak))
#define COUNT (sizeof heddle_inputs / sizeof heddle_inputs[0] - 1)

static unsigned long heddle_asked;

/* The next input, which must be one that this function was asked for. */
static unsigned long long heddle_next(const char *function) {
    unsigned long i = heddle_asked++, same = 0;
    if (i >= COUNT) {
        dprintf(2, "the program asks for more inputs than it was given: the violation did not show\n");
        _Exit(3);
    }
    while (function[same] != 0 && function[same] == heddle_inputs[i].function[same])
        same++;
    if (function[same] != heddle_inputs[i].function[same]) {
        dprintf(2, "the program asks %s for input %lu, but it had asked %s (%s)\n", function, i + 1, heddle_inputs[i].function,
                heddle_inputs[i].where);
        _Exit(3);
    }
    return heddle_inputs[i].value;
}

static void heddle_bytes(void *p, unsigned long n, const char *function) {
    for (unsigned long i = 0; i < n; i++)
        ((unsigned char *)p)[i] = (unsigned char)heddle_next(function);
}

static void heddle_violated(const char *what) {
    dprintf(2, "violated: %s\n", what);
    abort();
}

#define ANY(type, name) \
    OURS type name(void) { return (type)heddle_next(#name); }
#define ANY_BYTES(type, name) \
    OURS type name(void) { type value; heddle_bytes(&value, sizeof value, #name); return value; }
#define ANY_BITS(type, bits, name) \
    OURS type name(void) { union { bits from; type to; } value; value.from = (bits)heddle_next(#name); return value.to; }
#define ANY_FLOAT(type, name) ANY_BITS(type, unsigned, name)
#define ANY_DOUBLE(type, name) ANY_BITS(type, unsigned long long, name)

ANY(int, heddle_any_int)
ANY(unsigned, heddle_any_uint)
ANY(long, heddle_any_long)
ANY(unsigned long, heddle_any_ulong)
ANY(char, heddle_any_char)
ANY(unsigned char, heddle_any_uchar)
ANY(short, heddle_any_short)
ANY(unsigned short, heddle_any_ushort)
ANY(heddle_bool, heddle_any_bool)
ANY(__SIZE_TYPE__, heddle_any_size_t)
ANY_FLOAT(float, heddle_any_float)
ANY_DOUBLE(double, heddle_any_double)
OURS void heddle_any_bytes(void *p, unsigned long n) { heddle_bytes(p, n, "heddle_any_bytes"); }
OURS unsigned long heddle_choose(unsigned long n) { (void)n; return (unsigned long)heddle_next("heddle_choose"); }
OURS unsigned long heddle_choose_weighted(const double *weights, unsigned long n) {
    (void)weights, (void)n;
    return (unsigned long)heddle_next("heddle_choose_weighted");
}

#define BOTH(any, type, name) any(type, nondet_##name) any(type, __VERIFIER_nondet_##name)
BOTH(ANY, heddle_bool, bool)
BOTH(ANY, heddle_bool, _Bool)
BOTH(ANY, char, char)
BOTH(ANY, signed char, schar)
BOTH(ANY, signed char, signed_char)
BOTH(ANY, unsigned char, uchar)
BOTH(ANY, unsigned char, unsigned_char)
BOTH(ANY, short, short)
BOTH(ANY, unsigned short, ushort)
BOTH(ANY, unsigned short, unsigned_short)
BOTH(ANY, int, int)
BOTH(ANY, int, signed_int)
BOTH(ANY, unsigned, uint)
BOTH(ANY, unsigned, unsigned)
BOTH(ANY, unsigned, unsigned_int)
BOTH(ANY, long, long)
BOTH(ANY, unsigned long, ulong)
BOTH(ANY, unsigned long, unsigned_long)
BOTH(ANY_BYTES, long long, longlong)
BOTH(ANY_BYTES, long long, long_long)
BOTH(ANY_BYTES, unsigned long long, ulonglong)
BOTH(ANY_BYTES, unsigned long long, unsigned_long_long)
BOTH(ANY, __SIZE_TYPE__, size_t)
BOTH(ANY, signed char, int8_t)
BOTH(ANY, short, int16_t)
BOTH(ANY, int, int32_t)
BOTH(ANY_BYTES, long long, int64_t)
BOTH(ANY, unsigned char, uint8_t)
BOTH(ANY, unsigned short, uint16_t)
BOTH(ANY, unsigned, uint32_t)
BOTH(ANY_BYTES, unsigned long long, uint64_t)
BOTH(ANY, void *, pointer)
ANY(void *, nondet_ptr)
BOTH(ANY_FLOAT, float, float)
BOTH(ANY_DOUBLE, double, double)
ANY(signed char, __VERIFIER_nondet_s8)
ANY(short, __VERIFIER_nondet_s16)
ANY(int, __VERIFIER_nondet_s32)
ANY_BYTES(long long, __VERIFIER_nondet_s64)
ANY(unsigned char, __VERIFIER_nondet_u8)
ANY(unsigned short, __VERIFIER_nondet_u16)
ANY(unsigned, __VERIFIER_nondet_u32)
ANY_BYTES(unsigned long long, __VERIFIER_nondet_u64)
ANY_BYTES(long long, __VERIFIER_nondet_loff_t)
ANY(unsigned long, __VERIFIER_nondet_sector_t)
ANY(unsigned long, __VERIFIER_nondet_pthread_t)
#ifdef __SIZEOF_INT128__
ANY_BYTES(__int128, __VERIFIER_nondet_int128)
ANY_BYTES(unsigned __int128, __VERIFIER_nondet_uint128)
#endif
ANY(char *, __VERIFIER_nondet_charp)
ANY(char *, __VERIFIER_nondet_pchar)
OURS void __VERIFIER_nondet_memory(void *p, __SIZE_TYPE__ n) { heddle_bytes(p, n, "__VERIFIER_nondet_memory"); }

/* With these inputs it cannot happen that an assumption fails. */
#define ASSUME(name) \
    OURS void name(int condition) { if (!condition) _Exit(0); }
ASSUME(heddle_assume)
ASSUME(__VERIFIER_assume)
ASSUME(__CPROVER_assume)
ASSUME(__ESBMC_assume)

#define CLAIM(name) \
    OURS void name(int condition, const char *why) { if (!condition) heddle_violated(why); }
CLAIM(heddle_assert)
CLAIM(__CPROVER_assert)
CLAIM(__CPROVER_precondition)
CLAIM(__CPROVER_postcondition)
CLAIM(__ESBMC_assert)
OURS void __VERIFIER_assert(int condition) { if (!condition) heddle_violated("__VERIFIER_assert"); }
OURS void __VERIFIER_error(void) { heddle_violated("__VERIFIER_error is called"); }
OURS void reach_error(void) { heddle_violated("reach_error is called"); }

#define NOTHING(name) \
    OURS void name(void) {}
NOTHING(heddle_atomic_begin)
NOTHING(heddle_atomic_end)
NOTHING(heddle_yield)
NOTHING(__VERIFIER_atomic_begin)
NOTHING(__VERIFIER_atomic_end)
NOTHING(__CPROVER_atomic_begin)
NOTHING(__CPROVER_atomic_end)
NOTHING(__ESBMC_atomic_begin)
NOTHING(__ESBMC_atomic_end)
OURS int heddle_self(void) { return 0; }
OURS void heddle_cover(int condition) { (void)condition; }
OURS void __CPROVER_cover(int condition) { (void)condition; }
