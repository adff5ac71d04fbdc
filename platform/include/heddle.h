/*
 * heddle.h: what a program can say to Heddle, the verifier.
 *
 * Nothing here has a body: Heddle itself provides every function. Heddle finds this header without flags.
 * The functions work the same for C and C++, and for 64-bit and 32-bit programs.
 */
#ifndef HEDDLE_H
#define HEDDLE_H

#ifdef __cplusplus
extern "C" {
#define HEDDLE_BOOL bool
#else
#define HEDDLE_BOOL _Bool
#endif

/* ---- Choices --------------------------------------------------------------------------------------------- */

/* Any of 0 .. n-1. All of them are considered; a sampled run draws each with the same probability. n > 0. */
unsigned long heddle_choose(unsigned long n);

/* Any i of 0 .. n-1 with weights[i] > 0. A sampled run draws i with probability weights[i] / sum of weights. */
unsigned long heddle_choose_weighted(const double *weights, unsigned long n);

/* Any value of the type: an input of the program. */
int heddle_any_int(void);
unsigned int heddle_any_uint(void);
long heddle_any_long(void);
unsigned long heddle_any_ulong(void);
char heddle_any_char(void);
unsigned char heddle_any_uchar(void);
short heddle_any_short(void);
unsigned short heddle_any_ushort(void);
HEDDLE_BOOL heddle_any_bool(void);
__SIZE_TYPE__ heddle_any_size_t(void);
float heddle_any_float(void);
double heddle_any_double(void);

/* Writes n bytes of any value at p. The way to get an arbitrary structure. */
void heddle_any_bytes(void *p, unsigned long n);

/* ---- Claims ---------------------------------------------------------------------------------------------- */

/* Only executions in which c is not zero count. */
void heddle_assume(int c);

/* It is a violation of class `assert`, described by `why`, if c is zero. */
void heddle_assert(int c, const char *why);

/* Asks whether some execution comes here with c not zero. Never a violation. */
void heddle_cover(int c);

/* ---- Threads --------------------------------------------------------------------------------------------- */

/* No other thread moves between begin and end. */
void heddle_atomic_begin(void);
void heddle_atomic_end(void);

/* Another thread may move here, even where Heddle would not look for it. */
void heddle_yield(void);

/* Starts a thread that runs f(arg), and returns its number. The program's first thread is number 0. */
int heddle_spawn(void (*f)(void *), void *arg);

/* The number of the calling thread. */
int heddle_self(void);

/* Waits until thread p has ended. */
void heddle_join(int p);

/* Keeps thread p from moving, until it is resumed. */
void heddle_stop(int p);
void heddle_resume(int p);

/* Waits until *flag is not zero. */
void heddle_block_until(const int *flag);

/* From now on the environment may call handler(arg) in thread p between any two steps of it; a sampled run does
   so with the given weight, where the step of a thread weighs 1. */
void heddle_interrupt(int p, void (*handler)(int), int arg, double weight);

#undef HEDDLE_BOOL
#ifdef __cplusplus
}
#endif

#endif
