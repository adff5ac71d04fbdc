/*
 * threads.c: the thread library as far as one thread can see it: error codes, attributes, kinds of mutexes, values, atomic functions.
 *
 * Each sequence is done with glibc's functions on glibc's objects and with the platform's on others of the same types and the same
 * static initialisers. What several threads do together is tested by programs that are run.
 */
#define _GNU_SOURCE
#include "shim.h"

#include <errno.h>
#include <limits.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <string.h>
#include <threads.h>

/* Declares ours with the type of glibc's. */
#define OURS(name) extern __typeof__(name) hp_##name

OURS(pthread_mutex_init);
OURS(pthread_mutex_destroy);
OURS(pthread_mutex_lock);
OURS(pthread_mutex_trylock);
OURS(pthread_mutex_timedlock);
OURS(pthread_mutex_unlock);
OURS(pthread_mutexattr_init);
OURS(pthread_mutexattr_destroy);
OURS(pthread_mutexattr_settype);
OURS(pthread_mutexattr_gettype);
OURS(pthread_mutexattr_setprotocol);
OURS(pthread_mutexattr_getprotocol);
OURS(pthread_mutexattr_setpshared);
OURS(pthread_mutexattr_getpshared);
OURS(pthread_mutexattr_setprioceiling);
OURS(pthread_mutexattr_getprioceiling);
OURS(pthread_cond_init);
OURS(pthread_cond_destroy);
OURS(pthread_cond_wait);
OURS(pthread_cond_timedwait);
OURS(pthread_cond_signal);
OURS(pthread_cond_broadcast);
OURS(pthread_condattr_init);
OURS(pthread_condattr_setclock);
OURS(pthread_condattr_getclock);
OURS(pthread_condattr_setpshared);
OURS(pthread_condattr_getpshared);
OURS(pthread_rwlock_init);
OURS(pthread_rwlock_destroy);
OURS(pthread_rwlock_rdlock);
OURS(pthread_rwlock_wrlock);
OURS(pthread_rwlock_tryrdlock);
OURS(pthread_rwlock_trywrlock);
OURS(pthread_rwlock_timedrdlock);
OURS(pthread_rwlock_timedwrlock);
OURS(pthread_rwlock_unlock);
OURS(pthread_barrier_init);
OURS(pthread_barrier_wait);
OURS(pthread_barrier_destroy);
OURS(pthread_spin_init);
OURS(pthread_spin_lock);
OURS(pthread_spin_trylock);
OURS(pthread_spin_unlock);
OURS(pthread_spin_destroy);
OURS(pthread_once);
OURS(pthread_key_create);
OURS(pthread_key_delete);
OURS(pthread_setspecific);
OURS(pthread_getspecific);
OURS(pthread_attr_init);
OURS(pthread_attr_setdetachstate);
OURS(pthread_attr_getdetachstate);
OURS(pthread_attr_setinheritsched);
OURS(pthread_attr_getinheritsched);
OURS(pthread_attr_setscope);
OURS(pthread_attr_getscope);
OURS(pthread_attr_setschedpolicy);
OURS(pthread_attr_getschedpolicy);
OURS(pthread_attr_setschedparam);
OURS(pthread_attr_getschedparam);
OURS(pthread_attr_setstacksize);
OURS(pthread_attr_getstacksize);
OURS(pthread_attr_setguardsize);
OURS(pthread_attr_getguardsize);
OURS(pthread_setcancelstate);
OURS(pthread_setcanceltype);
OURS(pthread_join);
OURS(pthread_detach);
OURS(pthread_self);
OURS(pthread_equal);
OURS(pthread_kill);
OURS(pthread_cancel);
OURS(sem_init);
OURS(sem_wait);
OURS(sem_trywait);
OURS(sem_timedwait);
OURS(sem_post);
OURS(sem_getvalue);
OURS(mtx_init);
OURS(mtx_lock);
OURS(mtx_trylock);
OURS(mtx_timedlock);
OURS(mtx_unlock);
OURS(mtx_destroy);
OURS(tss_create);
OURS(tss_set);
OURS(tss_get);
OURS(call_once);
int *hp___errno_location(void);

static const struct timespec past = {1, 0}, no_time = {1, 1000000000};

/* Compares a call of glibc's with the same call of ours; T stands for the object. No section may stay open. */
#define SAME(name, theirs, ours) \
    do { \
        long t = (long)name theirs, o = (long)hp_##name ours; \
        check(t == o && !shim_in_section(), "line %d: %s gives %ld, not %ld", __LINE__, #name, o, t); \
    } while (0)
#define SAME1(name, object) SAME(name, (&theirs_##object), (&ours_##object))
#define SAME2(name, object, argument) SAME(name, (&theirs_##object, argument), (&ours_##object, argument))

/* Sets and gets a value; what is got must be the same whether or not setting worked. */
#define VALUE(set, get, object, type, value) \
    do { \
        type t_got = 0, o_got = 0; \
        SAME2(set, object, value); \
        SAME(get, (&theirs_##object, &t_got), (&ours_##object, &o_got)); \
        check(t_got == o_got, "line %d: %s gives another value", __LINE__, #get); \
    } while (0)

/* Ours ends the program in this way. */
#define ENDS(text, statement) \
    do { \
        int ended = ENDS_WITH(text, statement); \
        check(ended, "line %d: ends with %s, not %s", __LINE__, shim_end_text, text); \
        shim_leave_sections(); \
    } while (0)

static void mutexes(void) {
    static pthread_mutex_t initial[] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP,
                                        PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP, PTHREAD_ADAPTIVE_MUTEX_INITIALIZER_NP};
    for (int dynamic = 0; dynamic < 2; dynamic++)
        for (int kind = 0; kind < 4; kind++) {
            pthread_mutex_t theirs_m = initial[kind], ours_m = initial[kind];
            if (dynamic) {
                pthread_mutexattr_t theirs_a, ours_a;
                SAME1(pthread_mutexattr_init, a);
                SAME2(pthread_mutexattr_settype, a, kind);
                memset(&ours_m, 0xa5, sizeof ours_m);
                SAME(pthread_mutex_init, (&theirs_m, &theirs_a), (&ours_m, &ours_a));
                SAME1(pthread_mutexattr_destroy, a);
            }
            int may_relock = kind == PTHREAD_MUTEX_RECURSIVE || kind == PTHREAD_MUTEX_ERRORCHECK;
            SAME1(pthread_mutex_lock, m);
            if (may_relock)
                SAME1(pthread_mutex_lock, m);
            SAME1(pthread_mutex_trylock, m);
            SAME2(pthread_mutex_timedlock, m, &past);
            SAME2(pthread_mutex_timedlock, m, &no_time);
            ENDS("undefined: a mutex is destroyed that is locked", hp_pthread_mutex_destroy(&ours_m));
            for (int i = 0; i < (kind == PTHREAD_MUTEX_RECURSIVE ? 5 : 1); i++)
                SAME1(pthread_mutex_unlock, m);
            check(ours_m.__data.__lock == 0, "kind %d is free", kind);
            if (may_relock)
                SAME1(pthread_mutex_unlock, m);
            else
                ENDS("undefined: a mutex is unlocked that is not locked", hp_pthread_mutex_unlock(&ours_m));
            SAME2(pthread_mutex_timedlock, m, &past);
            SAME1(pthread_mutex_unlock, m);
            SAME1(pthread_mutex_trylock, m);
            if (!may_relock)
                ENDS("deadlock", hp_pthread_mutex_lock(&ours_m));
            SAME1(pthread_mutex_unlock, m);
            SAME1(pthread_mutex_destroy, m);
            ENDS("undefined: a mutex is locked that was destroyed or never initialised", hp_pthread_mutex_lock(&ours_m));
            ENDS("undefined: a mutex is destroyed that was destroyed or never initialised",
                 hp_pthread_mutex_destroy(&ours_m));
        }
    pthread_mutex_t theirs_m, ours_m;
    SAME2(pthread_mutex_init, m, NULL);
    ours_m.__data.__lock = 2;
    ENDS("undefined: a mutex is unlocked that another thread has locked", hp_pthread_mutex_unlock(&ours_m));
    pthread_mutexattr_t theirs_a, ours_a;
    SAME1(pthread_mutexattr_init, a);
    for (int value = -1; value <= 4; value++) {
        VALUE(pthread_mutexattr_settype, pthread_mutexattr_gettype, a, int, value);
        VALUE(pthread_mutexattr_setprotocol, pthread_mutexattr_getprotocol, a, int, value);
        VALUE(pthread_mutexattr_setpshared, pthread_mutexattr_getpshared, a, int, value);
        VALUE(pthread_mutexattr_setprioceiling, pthread_mutexattr_getprioceiling, a, int, value);
    }
}

static void conditions(void) {
    pthread_mutex_t theirs_m = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP, ours_m = theirs_m;
    pthread_cond_t theirs_c = PTHREAD_COND_INITIALIZER, ours_c = theirs_c;
    SAME1(pthread_cond_signal, c);
    SAME1(pthread_cond_broadcast, c);
    SAME(pthread_cond_wait, (&theirs_c, &theirs_m), (&ours_c, &ours_m));
    SAME1(pthread_mutex_lock, m);
    SAME(pthread_cond_timedwait, (&theirs_c, &theirs_m, &past), (&ours_c, &ours_m, &past));
    SAME(pthread_cond_timedwait, (&theirs_c, &theirs_m, &no_time), (&ours_c, &ours_m, &no_time));
    SAME1(pthread_mutex_unlock, m);
    SAME1(pthread_cond_destroy, c);
    SAME2(pthread_cond_init, c, NULL);
    hp_pthread_mutex_lock(&ours_m);
    ENDS("deadlock", hp_pthread_cond_wait(&ours_c, &ours_m));
    ENDS("undefined: a condition variable is destroyed that a thread waits for", hp_pthread_cond_destroy(&ours_c));
    SAME1(pthread_cond_signal, c);
    SAME1(pthread_cond_destroy, c);
    pthread_condattr_t theirs_a, ours_a;
    SAME1(pthread_condattr_init, a);
    for (int value = -1; value <= 2; value++) {
        VALUE(pthread_condattr_setclock, pthread_condattr_getclock, a, int, value);
        VALUE(pthread_condattr_setpshared, pthread_condattr_getpshared, a, int, value);
    }
}

static void read_write_locks(void) {
    pthread_rwlock_t theirs_l = PTHREAD_RWLOCK_INITIALIZER, ours_l = theirs_l;
    for (int round = 0; round < 2; round++) {
        SAME1(pthread_rwlock_rdlock, l);
        SAME1(pthread_rwlock_rdlock, l);
        SAME1(pthread_rwlock_tryrdlock, l);
        SAME2(pthread_rwlock_timedrdlock, l, &past);
        SAME1(pthread_rwlock_trywrlock, l);
        SAME2(pthread_rwlock_timedwrlock, l, &past);
        for (int i = 0; i < 4; i++)
            SAME1(pthread_rwlock_unlock, l);
        SAME1(pthread_rwlock_wrlock, l);
        SAME1(pthread_rwlock_wrlock, l);
        SAME1(pthread_rwlock_rdlock, l);
        SAME1(pthread_rwlock_tryrdlock, l);
        SAME1(pthread_rwlock_trywrlock, l);
        SAME2(pthread_rwlock_timedrdlock, l, &past);
        SAME2(pthread_rwlock_timedwrlock, l, &past);
        SAME1(pthread_rwlock_unlock, l);
        SAME1(pthread_rwlock_trywrlock, l);
        SAME1(pthread_rwlock_unlock, l);
        SAME1(pthread_rwlock_destroy, l);
        SAME2(pthread_rwlock_init, l, NULL);
    }
    ENDS("undefined: a read-write lock is unlocked that is not locked", hp_pthread_rwlock_unlock(&ours_l));
}

static void one_more(void) {
    static int count;
    count++;
    check(count <= 2, "once is once");
}

static int routine_runs;

static void routine(void) {
    routine_runs++;
}

static void others(void) {
    pthread_barrier_t theirs_b, ours_b;
    SAME(pthread_barrier_init, (&theirs_b, NULL, 0), (&ours_b, NULL, 0));
    SAME(pthread_barrier_init, (&theirs_b, NULL, 1), (&ours_b, NULL, 1));
    SAME1(pthread_barrier_wait, b);
    SAME1(pthread_barrier_wait, b);
    SAME1(pthread_barrier_destroy, b);
    ENDS("undefined: a barrier is waited at that was destroyed or never initialised", hp_pthread_barrier_wait(&ours_b));
    pthread_spinlock_t theirs_s, ours_s;
    SAME2(pthread_spin_init, s, 0);
    SAME1(pthread_spin_lock, s);
    SAME1(pthread_spin_trylock, s);
    SAME1(pthread_spin_unlock, s);
    SAME1(pthread_spin_trylock, s);
    SAME1(pthread_spin_unlock, s);
    ENDS("undefined: a spin lock is unlocked that the thread has not locked", hp_pthread_spin_unlock(&ours_s));
    SAME1(pthread_spin_destroy, s);
    pthread_once_t once = PTHREAD_ONCE_INIT;
    check(hp_pthread_once(&once, routine) == 0 && hp_pthread_once(&once, routine) == 0 && routine_runs == 1, "once");
    once_flag flag = ONCE_FLAG_INIT;
    hp_call_once(&flag, one_more);
    hp_call_once(&flag, one_more);
    pthread_key_t theirs_k, ours_k;
    SAME(pthread_key_create, (&theirs_k, NULL), (&ours_k, NULL));
    check(hp_pthread_getspecific(ours_k) == NULL, "a key's value is null at first");
    SAME(pthread_setspecific, (theirs_k, &once), (ours_k, &once));
    check(hp_pthread_getspecific(ours_k) == &once, "a key's value");
    SAME(pthread_key_delete, (theirs_k), (ours_k));
    SAME(pthread_setspecific, (theirs_k, &once), (ours_k, &once));
    SAME(pthread_key_delete, (theirs_k), (ours_k));
    SAME(pthread_key_delete, (5000), (5000));
    int theirs_old, ours_old;
    for (int value = -1; value <= 2; value++) {
        theirs_old = ours_old = -1;
        SAME(pthread_setcancelstate, (value, &theirs_old), (value, &ours_old));
        check(theirs_old == ours_old, "the old cancellation state");
        SAME(pthread_setcanceltype, (value, &theirs_old), (value, &ours_old));
        check(theirs_old == ours_old, "the old cancellation type");
    }
    pthread_setcanceltype(PTHREAD_CANCEL_DEFERRED, &theirs_old);
    SAME(pthread_join, (pthread_self(), NULL), (hp_pthread_self(), NULL));
    check(hp_pthread_join(7, NULL) == ESRCH && hp_pthread_join(0, NULL) == ESRCH && hp_pthread_join(-1, NULL) == ESRCH,
          "joining what is no thread");
    check(hp_pthread_detach(0) == ESRCH && hp_pthread_kill(9, 0) == ESRCH, "no thread");
    SAME(pthread_kill, (pthread_self(), 0), (hp_pthread_self(), 0));
    check(hp_pthread_equal(hp_pthread_self(), hp_pthread_self()) && !hp_pthread_equal(1, 2), "equal");
    ENDS("unsupported: pthread_cancel", hp_pthread_cancel(hp_pthread_self()));
}

static void attributes(void) {
    pthread_attr_t theirs_a, ours_a;
    SAME1(pthread_attr_init, a);
    for (int value = -1; value <= 3; value++) {
        VALUE(pthread_attr_setdetachstate, pthread_attr_getdetachstate, a, int, value);
        VALUE(pthread_attr_setinheritsched, pthread_attr_getinheritsched, a, int, value);
        VALUE(pthread_attr_setscope, pthread_attr_getscope, a, int, value);
        VALUE(pthread_attr_setschedpolicy, pthread_attr_getschedpolicy, a, int, value);
    }
    for (int priority = -1; priority <= 101; priority += 34) {
        struct sched_param param = {priority}, theirs_p, ours_p;
        SAME2(pthread_attr_setschedparam, a, &param);
        SAME(pthread_attr_getschedparam, (&theirs_a, &theirs_p), (&ours_a, &ours_p));
        check(theirs_p.sched_priority == ours_p.sched_priority, "priority %d", priority);
    }
    VALUE(pthread_attr_setstacksize, pthread_attr_getstacksize, a, size_t, 1 << 20);
    VALUE(pthread_attr_setstacksize, pthread_attr_getstacksize, a, size_t, 100);
    VALUE(pthread_attr_setguardsize, pthread_attr_getguardsize, a, size_t, 8192);
}

/* Compares errno, too. */
#define SAME_ERRNO(name, theirs, ours) \
    do { \
        errno = *hp___errno_location() = 0; \
        SAME(name, theirs, ours); \
        check(errno == *hp___errno_location(), "line %d: errno of %s", __LINE__, #name); \
    } while (0)

static void semaphores(void) {
    sem_t theirs_s, ours_s;
    int theirs_v = -1, ours_v = -1;
    SAME_ERRNO(sem_init, (&theirs_s, 0, 3u << 30), (&ours_s, 0, 3u << 30));
    SAME_ERRNO(sem_init, (&theirs_s, 0, 2), (&ours_s, 0, 2));
    SAME_ERRNO(sem_wait, (&theirs_s), (&ours_s));
    SAME_ERRNO(sem_trywait, (&theirs_s), (&ours_s));
    SAME_ERRNO(sem_trywait, (&theirs_s), (&ours_s));
    SAME_ERRNO(sem_timedwait, (&theirs_s, &past), (&ours_s, &past));
    SAME_ERRNO(sem_timedwait, (&theirs_s, &no_time), (&ours_s, &no_time));
    ENDS("deadlock", hp_sem_wait(&ours_s));
    SAME_ERRNO(sem_post, (&theirs_s), (&ours_s));
    SAME_ERRNO(sem_getvalue, (&theirs_s, &theirs_v), (&ours_s, &ours_v));
    check(theirs_v == ours_v && ours_v == 1, "the value of a semaphore");
    SAME_ERRNO(sem_timedwait, (&theirs_s, &past), (&ours_s, &past));
    SAME_ERRNO(sem_init, (&theirs_s, 0, INT_MAX), (&ours_s, 0, INT_MAX));
    SAME_ERRNO(sem_post, (&theirs_s), (&ours_s));
}

static void c11(void) {
    static const int types[] = {mtx_plain, mtx_recursive, mtx_timed, mtx_recursive | mtx_timed};
    for (int i = 0; i < 4; i++) {
        mtx_t theirs_m, ours_m;
        SAME2(mtx_init, m, types[i]);
        SAME1(mtx_lock, m);
        SAME1(mtx_trylock, m);
        if (types[i] & mtx_timed)
            SAME2(mtx_timedlock, m, &past);
        for (int n = types[i] & mtx_recursive ? types[i] & mtx_timed ? 3 : 2 : 1; n > 0; n--)
            SAME1(mtx_unlock, m);
        SAME1(mtx_trylock, m);
        SAME1(mtx_unlock, m);
        hp_mtx_destroy(&ours_m);
    }
    mtx_t theirs_m, ours_m;
    SAME2(mtx_init, m, 8);
    tss_t key;
    check(hp_tss_create(&key, NULL) == thrd_success && hp_tss_set(key, &key) == thrd_success && hp_tss_get(key) == &key, "tss");
}

/* Ours have no hp_ before their names here: those that the compiler calls cannot be renamed in C. */
#define NAMED(type, function, symbol, ...) type function(__VA_ARGS__) __asm__(symbol)
#ifdef RENAMED
#define SYMBOL(name) "hp_" name
#else
#define SYMBOL(name) name
#endif
NAMED(void, any_load, SYMBOL("__atomic_load"), size_t, const void *, void *, int);
NAMED(void, any_store, SYMBOL("__atomic_store"), size_t, void *, const void *, int);
NAMED(void, any_exchange, SYMBOL("__atomic_exchange"), size_t, void *, const void *, void *, int);
NAMED(_Bool, any_compare, SYMBOL("__atomic_compare_exchange"), size_t, void *, void *, const void *, int, int);
NAMED(uint64_t, load8, SYMBOL("__atomic_load_8"), const uint64_t *, int);
NAMED(void, store8, SYMBOL("__atomic_store_8"), uint64_t *, uint64_t, int);
NAMED(_Bool, compare8, SYMBOL("__atomic_compare_exchange_8"), uint64_t *, uint64_t *, uint64_t, int, int);
NAMED(uint8_t, add1, SYMBOL("__atomic_fetch_add_1"), uint8_t *, uint8_t, int);
NAMED(uint16_t, nand2, SYMBOL("__atomic_nand_fetch_2"), uint16_t *, uint16_t, int);
NAMED(uint32_t, sub4, SYMBOL("__sync_sub_and_fetch_4"), uint32_t *, uint32_t);
NAMED(uint32_t, val4, SYMBOL("__sync_val_compare_and_swap_4"), uint32_t *, uint32_t, uint32_t);

static void atomic_functions(void) {
    char text[6] = "abcde", other[6] = "vwxyz", got[6];
    any_load(6, text, got, 5);
    check(strcmp(got, "abcde") == 0, "__atomic_load");
    any_exchange(6, text, other, got, 5);
    check(strcmp(got, "abcde") == 0 && strcmp(text, "vwxyz") == 0, "__atomic_exchange");
    any_store(6, text, got, 5);
    check(!any_compare(6, text, other, got, 5, 5) && strcmp(other, "abcde") == 0, "__atomic_compare_exchange that fails");
    check(any_compare(6, text, other, "12345", 5, 5) && strcmp(text, "12345") == 0, "__atomic_compare_exchange");
    uint64_t eight = 0, expected = 7;
    store8(&eight, 1ull << 40, 5);
    check(load8(&eight, 5) == 1ull << 40, "8 bytes");
    check(!compare8(&eight, &expected, 3, 5, 5) && expected == 1ull << 40 && compare8(&eight, &expected, 3, 5, 5) && eight == 3,
          "__atomic_compare_exchange_8");
    uint8_t one = 250;
    check(add1(&one, 10, 5) == 250 && one == 4, "__atomic_fetch_add_1");
    uint16_t two = 0xff0f;
    check(nand2(&two, 0x0fff, 5) == 0xf0f0 && two == 0xf0f0, "__atomic_nand_fetch_2");
    uint32_t four = 3;
    check(sub4(&four, 5) == 0xfffffffe && val4(&four, 1, 9) == 0xfffffffe && val4(&four, 0xfffffffe, 9) == 0xfffffffe && four == 9,
          "__sync_*_4");
    check(!shim_in_section(), "every section ends");
}

void test_threads(void) {
    mutexes();
    conditions();
    read_write_locks();
    others();
    attributes();
    semaphores();
    c11();
    atomic_functions();
}
