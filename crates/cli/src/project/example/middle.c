/*
 * An example for heddle check: does this function find the middle of two numbers?
 *
 * heddle_any_int() is an input: Heddle looks at all its values, not at some of them. heddle_assume says which
 * of them matter, heddle_assert what must be so. The header is found without flags, in C and in C++; its comments
 * say what else there is: threads, choices, interrupts.
 */
#include <heddle.h>

/* Wrong for large numbers: the sum does not fit. `low + (high - low) / 2` always does. */
int middle(int low, int high) {
    return (low + high) / 2;
}

int main(void) {
    int low = heddle_any_int();
    int high = heddle_any_int();
    heddle_assume(0 <= low && low <= high);
    int m = middle(low, high);
    heddle_assert(low <= m && m <= high, "the middle lies between both");
    return 0;
}
