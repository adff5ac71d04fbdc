/*
 * shim.h: what the native tests use beside glibc.
 *
 * The platform's functions are linked under their own names with the prefix hp_; shim.c plays the machine.
 */
#ifndef SHIM_H
#define SHIM_H

#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>

/* What the platform wrote, and what it reads. */
extern char shim_output[1 << 16];
extern size_t shim_output_size;
extern const char *shim_input;
extern size_t shim_input_size;
extern size_t shim_writes;

/* Where the shim jumps when the platform ends the program, and with what: "exit 3", "unsupported: setjmp", ... */
extern jmp_buf shim_end;
extern char shim_end_text[256];

/* Runs a statement and says whether it ended with this text. */
#define ENDS_WITH(text, statement) (setjmp(shim_end) == 0 ? ((statement), 0) : strcmp(shim_end_text, text) == 0)

/* Whether an atomic section is open; after an end within one, it is to be left. */
int shim_in_section(void);
void shim_leave_sections(void);

extern int shim_may_fail;
extern size_t shim_live_blocks;

/* A deterministic sequence. */
uint64_t random_bits(void);
size_t random_below(size_t n);

/* Counts one comparison, and tells about it if it failed. */
void check(int good, const char *format, ...) __attribute__((format(printf, 2, 3)));

void test_format(void);
void test_numbers(void);
void test_text(void);
void test_rest(void);
void test_threads(void);
void test_exact_math(void);
#ifdef HAVE_QUADMATH
void test_math(void);
#endif

#endif
