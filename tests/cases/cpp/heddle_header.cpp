// heddle.h is for C++, too: every function of it, as C names it.
// RUN: heddle check %s
// EXIT: 0
// RUN: heddle check -m32 %s
// EXIT: 0
// RUN: heddle check -DBUG %s
// EXIT: 10
// STDOUT: [assert] assertion fails: the flag is up

#include <heddle.h>

static int flag, interrupted;

static void worker(void *argument)
{
    heddle_yield();
    heddle_atomic_begin();
    flag = *static_cast<int *>(argument);
    heddle_atomic_end();
}

static void handler(int number) { interrupted = number; }

template <typename T> bool between(T low, T value, T high) { return low <= value && value <= high; }

int main()
{
    const double weights[] = {0, 1, 2};
    bool fair = heddle_any_bool();
    unsigned long chosen = fair ? heddle_choose(3) : heddle_choose_weighted(weights, 3);
    heddle_assert(between(fair ? 0ul : 1ul, chosen, 2ul), "what is chosen is one of them");
    heddle_assume(chosen == 2);
    heddle_cover(fair);
    unsigned char bytes[1];
    heddle_any_bytes(bytes, 1);
    heddle_assert(between<int>(0, bytes[0], 255), "a byte is one");
    heddle_assume(bytes[0] == 7);

    int up = 1;
    heddle_atomic_begin();
    int thread = heddle_spawn(worker, &up);
    heddle_stop(thread);
    heddle_atomic_end();
    heddle_assert(flag == 0 && heddle_self() == 0, "nobody moves who is stopped");
#ifdef BUG
    heddle_assert(flag == 1, "the flag is up"); //~ ERROR: the flag is up
#endif
    heddle_resume(thread);
    heddle_block_until(&flag);
    heddle_join(thread);
    heddle_interrupt(heddle_self(), handler, 1, 0.5);
    heddle_assert(between(0, interrupted, 1), "the handler was called, or not yet");

    // These are declared, whether or not this path is taken.
    if (chosen > 2) {
        (void)(heddle_any_int() + heddle_any_uint() + heddle_any_long() + heddle_any_ulong() + heddle_any_char() + heddle_any_uchar() + heddle_any_short()
               + heddle_any_ushort() + heddle_any_size_t() + heddle_any_float() + heddle_any_double());
    }
    return 0;
}
