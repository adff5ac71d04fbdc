// C11 atomics in one thread: all operations, orders, flags, compare and exchange, pointers, fences, lock-free stack.
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static atomic_int counter = 5;
static _Atomic uint64_t wide;
static _Atomic unsigned char byte = 250;
static atomic_flag flag = ATOMIC_FLAG_INIT;
static _Atomic(int *) place;

struct node {
    int value;
    struct node *next;
};
static _Atomic(struct node *) top;

static void push(struct node *n)
{
    n->next = atomic_load_explicit(&top, memory_order_relaxed);
    while (!atomic_compare_exchange_weak_explicit(&top, &n->next, n, memory_order_release, memory_order_relaxed))
        ;
}

static struct node *pop(void)
{
    struct node *n = atomic_load_explicit(&top, memory_order_acquire);
    while (n && !atomic_compare_exchange_strong(&top, &n, n->next))
        ;
    return n;
}

int main(void)
{
    printf("%d ", atomic_fetch_add(&counter, 3));
    printf("%d ", atomic_fetch_sub_explicit(&counter, 1, memory_order_acq_rel));
    printf("%d ", atomic_fetch_or(&counter, 8));
    printf("%d ", atomic_fetch_and(&counter, 12));
    printf("%d ", atomic_fetch_xor(&counter, 5));
    printf("%d ", atomic_exchange(&counter, 100));
    counter += 11;
    counter++;
    printf("%d\n", atomic_load(&counter));
    int expected = 112;
    printf("%d ", atomic_compare_exchange_strong(&counter, &expected, 1));
    printf("%d ", atomic_compare_exchange_strong(&counter, &expected, 2));
    printf("%d\n", expected);
    atomic_store(&wide, UINT64_C(1) << 40);
    wide *= 3;
    printf("%llu\n", (unsigned long long)wide);
    byte += 10;
    printf("%d\n", byte);
    printf("%d ", atomic_flag_test_and_set(&flag));
    printf("%d\n", atomic_flag_test_and_set(&flag));
    atomic_flag_clear(&flag);
    int cells[3] = {1, 2, 3};
    place = cells;
    atomic_fetch_add(&place, 2);
    printf("%d\n", *place);
    atomic_thread_fence(memory_order_seq_cst);
    atomic_signal_fence(memory_order_acquire);
    struct node nodes[4];
    for (int i = 0; i < 4; i++) {
        nodes[i].value = i * i;
        push(&nodes[i]);
    }
    for (struct node *n; (n = pop());)
        printf("%d ", n->value);
    printf("\n");
    int plain = 7;
    printf("%d ", __sync_fetch_and_add(&plain, 3));
    printf("%d ", __atomic_add_fetch(&plain, 5, __ATOMIC_SEQ_CST));
    printf("%d ", __atomic_fetch_min(&plain, 9, __ATOMIC_RELAXED));
    printf("%d\n", plain);
    return 0;
}
