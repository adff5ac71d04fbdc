/*
 * runtime.c: what the Itanium C++ ABI asks of a runtime library.
 *
 * Static objects are constructed once and destroyed at exit, those of a thread when it ends, or at exit if it is the first one; at
 * most 16 of another thread are kept. Exceptions are not modelled: a program that throws is
 * reported as unsupported when it does. `__gxx_personality_v0` is only named, never called.
 */
#include "../threads/internal.h"

void *__dso_handle = 0;

int __cxa_atexit(void (*destroy)(void *), void *object, void *library) {
    (void)library;
    __hp_at_exit(NULL, destroy, object);
    return 0;
}

#define THREAD_OBJECTS 16

static _Thread_local struct {
    void (*destroy)(void *);
    void *object;
} thread_objects[THREAD_OBJECTS];
static _Thread_local unsigned thread_object_count;

static void destroy_thread_objects(void) {
    while (thread_object_count > 0) {
        thread_object_count--;
        thread_objects[thread_object_count].destroy(thread_objects[thread_object_count].object);
    }
}

int __cxa_thread_atexit(void (*destroy)(void *), void *object, void *library) {
    (void)library;
    if (heddle_self() == 0) {
        __hp_at_exit(NULL, destroy, object);
        return 0;
    }
    if (thread_object_count == THREAD_OBJECTS)
        __heddle_unsupported("more than 16 thread_local objects with destructors in a thread");
    set_hook(CXX_OBJECTS, destroy_thread_objects);
    thread_objects[thread_object_count].destroy = destroy;
    thread_objects[thread_object_count].object = object;
    thread_object_count++;
    return 0;
}

/* Registered handlers run when the program ends, not when a library is unloaded. */
void __cxa_finalize(void *library) {
    (void)library;
}

/* ---- Local static objects -------------------------------------------------------------------------------- */

/*
 * A guard is 8 bytes (4 on 32-bit ARM), of which the ABI gives the first byte a meaning:
 *   byte 0: not 0 when the object is constructed; byte 1: not 0 while somebody constructs it.
 */
int __cxa_guard_acquire(char *guard) {
    int mine = 0;
    heddle_atomic_begin();
    if (!guard[0]) {
        __heddle_wait((const unsigned *)guard, 0xff00, 0);
        mine = !guard[0];
        guard[1] = (char)mine;
    }
    heddle_atomic_end();
    return mine;
}

void __cxa_guard_release(char *guard) {
    heddle_atomic_begin();
    guard[1] = 0;
    __atomic_store_n(&guard[0], 1, __ATOMIC_RELEASE);
    heddle_atomic_end();
}

void __cxa_guard_abort(char *guard) {
    heddle_atomic_begin();
    guard[1] = 0;
    heddle_atomic_end();
}

/* ---- Ends of the program --------------------------------------------------------------------------------- */

__attribute__((noreturn)) void __cxa_pure_virtual(void) {
    __heddle_violation("unreachable", "a pure virtual function is called");
}

__attribute__((noreturn)) void __cxa_deleted_virtual(void) {
    __heddle_violation("unreachable", "a deleted virtual function is called");
}

/* std::terminate(), and the compiler's own way to it. */
__attribute__((noreturn)) void _ZSt9terminatev(void) {
    __heddle_abort();
}

__attribute__((noreturn)) void __clang_call_terminate(void *exception) {
    (void)exception;
    __heddle_abort();
}

/* ---- Exceptions ------------------------------------------------------------------------------------------ */

#define EXCEPTION "C++ exception"

void *__cxa_allocate_exception(size_t size) {
    (void)size;
    __heddle_unsupported(EXCEPTION);
}

void __cxa_free_exception(void *exception) {
    (void)exception;
    __heddle_unsupported(EXCEPTION);
}

__attribute__((noreturn)) void __cxa_throw(void *exception, void *type, void (*destroy)(void *)) {
    (void)exception, (void)type, (void)destroy;
    __heddle_unsupported(EXCEPTION);
}

__attribute__((noreturn)) void __cxa_rethrow(void) {
    __heddle_unsupported(EXCEPTION);
}

void *__cxa_begin_catch(void *exception) {
    (void)exception;
    __heddle_unsupported(EXCEPTION);
}

void __cxa_end_catch(void) {
    __heddle_unsupported(EXCEPTION);
}

void *__cxa_get_exception_ptr(void *exception) {
    (void)exception;
    __heddle_unsupported(EXCEPTION);
}

__attribute__((noreturn)) void __cxa_bad_cast(void) {
    __heddle_unsupported(EXCEPTION " std::bad_cast");
}

__attribute__((noreturn)) void __cxa_bad_typeid(void) {
    __heddle_unsupported(EXCEPTION " std::bad_typeid");
}

__attribute__((noreturn)) void __cxa_throw_bad_array_new_length(void) {
    __heddle_unsupported(EXCEPTION " std::bad_array_new_length");
}

__attribute__((noreturn)) void __cxa_call_unexpected(void *exception) {
    (void)exception;
    __heddle_unsupported(EXCEPTION);
}

__attribute__((noreturn)) void _Unwind_Resume(void *exception) {
    (void)exception;
    __heddle_unsupported(EXCEPTION);
}

int __gxx_personality_v0(int version, int actions, unsigned long long class, void *exception, void *context) {
    (void)version, (void)actions, (void)class, (void)exception, (void)context;
    __heddle_unsupported(EXCEPTION);
}

/* std::nothrow: nobody looks into it, but its address is passed on. */
const char nothrow_object __asm__("_ZSt7nothrow") = 0;
