// A sequence lock: the writer makes the number odd while it writes, a reader that saw an odd or a changed number tries again.
// FAULTY does not look at the number again.
// RUN: heddle check --engine explore --property assert,reach,race,deadlock %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert -DFAULTY %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int number, left, right;

static void *writer(void *unused)
{
    for (int i = 1; i <= 2; i++) {
        number++;
        left = i;
        right = i;
        number++;
    }
    return 0;
}

static void *reader(void *unused)
{
    int before, l, r;
    do {
        before = number;
        l = left;
        r = right;
#ifdef FAULTY
    } while (before % 2 != 0);
#else
    } while (before % 2 != 0 || number != before);
#endif
    assert(l == r); //~ ERROR: [assert]
    return 0;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, 0, writer, 0);
    pthread_create(&two, 0, reader, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
    return 0;
}
