// time_var_mutex: a block belongs to whom `busy` says: one thread claims it, under the lock of the inode, and uses it
// while it is claimed; the other uses it, under the lock of `busy`, only while it is not. FAULTY does not claim it.
// RUN: heddle check --engine explore --property assert -DFAULTY %s
// EXIT: 10
// RUN: heddle check --engine explore --property assert,reach,race,deadlock %s
// EXIT: 0

#include <assert.h>
#include <heddle.h>
#include <pthread.h>

extern void __VERIFIER_assume(int);
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static _Atomic int lock_of_inode, lock_of_busy;
static _Atomic int block;
static int busy, inode;

static void acquire(_Atomic int *lock)
{
    __VERIFIER_atomic_begin();
    __VERIFIER_assume(*lock == 0);
    *lock = 1;
    __VERIFIER_atomic_end();
}

static void release(_Atomic int *lock)
{
    *lock = 0;
}

static void *allocator(void *unused)
{
    acquire(&lock_of_inode);
    if (inode == 0) {
#ifndef FAULTY
        acquire(&lock_of_busy);
        busy = 1;
        release(&lock_of_busy);
#endif
        inode = 1;
    }
    block = 1;
    assert(block == 1); //~ ERROR: [assert]
    release(&lock_of_inode);
    return 0;
}

static void *deallocator(void *unused)
{
    acquire(&lock_of_busy);
    if (busy == 0)
        block = 0;
    release(&lock_of_busy);
    return 0;
}

int main(void)
{
    pthread_t one, two;
    inode = heddle_choose(2);
    busy = inode;
    pthread_create(&one, 0, allocator, 0);
    pthread_create(&two, 0, deallocator, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
    return 0;
}
