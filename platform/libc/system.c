/*
 * system.c: time, signals, locales, jumps, and calls of the operating system that programs use in passing.
 *
 * Clocks are inputs: any time, and never a known one. Sleeping only lets other threads move. The locale is "C" and stays
 * so. A signal can be given its default action or be ignored; handlers and longjmp are reported as unsupported when they are
 * reached, so that setjmp returns only once. Of file descriptors there are 0, 1 and 2.
 */
#include "internal.h"

/* ---- Time ------------------------------------------------------------------------------------------------ */

typedef long time_t;
typedef long clock_t;

struct timeval {
    time_t tv_sec;
    long tv_usec;
};

struct timespec {
    time_t tv_sec;
    long tv_nsec;
};

time_t time(time_t *where) {
    time_t now = __heddle_time();
    if (where != NULL)
        *where = now;
    return now;
}

clock_t clock(void) {
    return heddle_any_long() & LONG_MAX;
}

double difftime(time_t end, time_t start) {
    return (double)((long double)end - (long double)start);
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    (void)zone;
    if (now != NULL) {
        now->tv_sec = __heddle_time();
        now->tv_usec = (long)heddle_choose(1000000);
    }
    return 0;
}

/* Whether Linux has this clock. Negative numbers are clocks of processes, threads and devices, which may be there or not. */
static int has_clock(int clock) {
    return clock < 0 ? heddle_any_bool() : clock <= 11 && clock != 10;
}

int clock_gettime(int clock, struct timespec *now) {
    if (!has_clock(clock)) {
        errno = EINVAL;
        return -1;
    }
    now->tv_sec = __heddle_time();
    now->tv_nsec = (long)heddle_choose(1000000000);
    return 0;
}

int timespec_get(struct timespec *now, int base) {
    if (base != 1)
        return 0;
    now->tv_sec = __heddle_time();
    now->tv_nsec = (long)heddle_choose(1000000000);
    return base;
}

unsigned sleep(unsigned seconds) {
    (void)seconds;
    heddle_yield();
    return 0;
}

int usleep(unsigned microseconds) {
    (void)microseconds;
    heddle_yield();
    return 0;
}

int nanosleep(const struct timespec *time, struct timespec *left) {
    (void)left;
    if (time->tv_sec < 0 || time->tv_nsec < 0 || time->tv_nsec > 999999999) {
        errno = EINVAL;
        return -1;
    }
    heddle_yield();
    return 0;
}

/* ---- Descriptors ----------------------------------------------------------------------------------------- */

long write(int fd, const void *data, size_t n) {
    if (fd != 1 && fd != 2)
        __heddle_unsupported("write to a file");
    if (n > 0)
        __heddle_write(fd, data, n);
    return (long)n;
}

long __hp_read(int fd, void *buffer, size_t n) {
    if (fd != 0)
        __heddle_unsupported("read from a file");
    return n > 0 ? __heddle_read(fd, buffer, n) : 0;
}

long read(int fd, void *buffer, size_t n) {
    return __hp_read(fd, buffer, n);
}

/* Any number that a process can have. */
int getpid(void) {
    int pid = heddle_any_int() & INT_MAX;
    heddle_assume(pid > 0);
    return pid;
}

int isatty(int fd) {
    (void)fd;
    return heddle_any_bool();
}

/* ---- Locales --------------------------------------------------------------------------------------------- */

static int is_c_locale(const char *name) {
    static const char posix[] = "POSIX";
    size_t n = 0;
    if (name[0] == '\0' || (name[0] == 'C' && name[1] == '\0'))
        return 1;
    while (n < sizeof posix && name[n] == posix[n])
        if (name[n++] == '\0')
            return 1;
    return 0;
}

char *setlocale(int category, const char *name) {
    if (category < 0 || category > 12 || (name != NULL && !is_c_locale(name)))
        return NULL;
    return (char *)"C";
}

struct lconv {
    char *decimal_point, *thousands_sep, *grouping;
    char *int_curr_symbol, *currency_symbol, *mon_decimal_point, *mon_thousands_sep, *mon_grouping;
    char *positive_sign, *negative_sign;
    char int_frac_digits, frac_digits, p_cs_precedes, p_sep_by_space, n_cs_precedes, n_sep_by_space;
    char p_sign_posn, n_sign_posn;
    char int_p_cs_precedes, int_p_sep_by_space, int_n_cs_precedes, int_n_sep_by_space;
    char int_p_sign_posn, int_n_sign_posn;
};

static struct lconv conventions = {".",      "",       "",       "",       "",       "",       "",       "",
                                   "",       "",       CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX,
                                   CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX};

struct lconv *localeconv(void) {
    return &conventions;
}

/* ---- Signals --------------------------------------------------------------------------------------------- */

typedef void handler(int);

#define SIGABRT 6

/* The default action (0) and ignoring (1) need no delivery, because nothing is ever delivered. */
handler *signal(int number, handler *action) {
    (void)number;
    if ((uintptr_t)action > 1)
        __heddle_unsupported("a signal handler");
    return (handler *)0;
}

int sigaction(int number, const void *action, void *old) {
    (void)number, (void)action, (void)old;
    __heddle_unsupported("sigaction");
}

int raise(int number) {
    if (number == SIGABRT)
        __heddle_abort();
    __heddle_unsupported("raise of a signal other than SIGABRT");
}

/* ---- Jumps ----------------------------------------------------------------------------------------------- */

#define SETJMP(name) \
    __attribute__((returns_twice)) int name(void *environment) { \
        (void)environment; \
        return 0; \
    }
#define SIGSETJMP(name) \
    __attribute__((returns_twice)) int name(void *environment, int signals) { \
        (void)environment, (void)signals; \
        return 0; \
    }
#define LONGJMP(name) \
    __attribute__((noreturn)) void name(void *environment, int value) { \
        (void)environment, (void)value; \
        __heddle_unsupported("longjmp"); \
    }

SETJMP(setjmp)
SETJMP(_setjmp)
SIGSETJMP(sigsetjmp)
SIGSETJMP(__sigsetjmp)
LONGJMP(longjmp)
LONGJMP(_longjmp)
LONGJMP(siglongjmp)
LONGJMP(__longjmp_chk)
