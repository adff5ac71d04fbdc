/*
 * heddle_platform.h: what Heddle's machine provides to the platform library besides heddle.h.
 *
 * Private: programs use libc, the platform's C code turns libc into these. None of them has a body.
 */
#ifndef HEDDLE_PLATFORM_H
#define HEDDLE_PLATFORM_H

#include "heddle.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Which family a heap block belongs to: it must be released by the same one. */
#define HEDDLE_HEAP_MALLOC 0
#define HEDDLE_HEAP_NEW 1
#define HEDDLE_HEAP_NEW_ARRAY 2

/* A fresh heap block whose bytes are unwritten. Never fails. */
void *__heddle_alloc(unsigned long size, unsigned long align, int kind);

/* Ends the life of the block that p (not null) is the start of. Class `free` is violated if p is not the start
   of a live heap block of this kind. */
void __heddle_free(void *p, int kind);

/* The size of the live heap block that p is the start of; class `free` is violated if there is none. */
unsigned long __heddle_size(const void *p);

/* Not zero if the run is to consider failing allocations and this one fails. */
int __heddle_may_fail(void);

/* Not zero if the run is to consider waits that end by themselves and this one does. */
int __heddle_may_wake(void);

/* Output, unbuffered. */
void __heddle_write(int fd, const void *data, unsigned long n);

/* Input: how many bytes were read, 0 at the end. */
long __heddle_read(int fd, void *data, unsigned long n);

/* The program ends now. */
__attribute__((noreturn)) void __heddle_exit(int status);

/* The program ends as SIGABRT would end it. */
__attribute__((noreturn)) void __heddle_abort(void);

/* A property of this class is violated here. */
__attribute__((noreturn)) void __heddle_violation(const char *property_class, const char *message);

/* The verdict is unknown, because this is not modelled. */
__attribute__((noreturn)) void __heddle_unsupported(const char *what);

/* Starts a thread that runs run(a, b), and returns its number. */
int __heddle_spawn(void (*run)(void *, void *), void *a, void *b);

/* Waits until *word is zero, then makes it value: one step, which acquires. */
void __heddle_lock(unsigned *word, unsigned value);

/* Makes *word zero: one step, which releases. */
void __heddle_unlock(unsigned *word);

/* Waits until (*word & mask) == value: one step. */
void __heddle_wait(const unsigned *word, unsigned mask, unsigned value);

/* The calling thread ends now, whatever it has called; the result is kept. */
__attribute__((noreturn)) void __heddle_end(void *result);

/* The result of thread p, which has ended; it is forgotten once it is taken. */
void *__heddle_result(int p);

/* Sets bits in the mark of thread p and returns those of the bits in `asked` that were set; all of them if there is no such thread. Two
   threads that mark do not disturb each other where what the one sets is nothing that the other asks for. */
unsigned __heddle_mark(int p, unsigned set, unsigned asked);

/* Seconds since the epoch: an input. */
long __heddle_time(void);

/* What the program was started with. */
int __heddle_argc(void);
char **__heddle_argv(void);
char **__heddle_environ(void);

#ifdef __cplusplus
}
#endif

#endif
