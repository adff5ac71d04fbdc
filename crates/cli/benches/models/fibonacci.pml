/* The threads of fibonacci.c. One statement is one access to a shared variable. */
#ifndef ROUNDS
#define ROUNDS 6
#define LARGEST 377
#endif

short i = 1, j = 1;

proctype left()
{
    byte k;
    short own, other;
    do
    :: atomic { k < ROUNDS -> own = i }; other = j; d_step { i = own + other; own = 0; other = 0; k++ }
    :: else -> break
    od
}

proctype right()
{
    byte k;
    short own, other;
    do
    :: atomic { k < ROUNDS -> own = j }; other = i; d_step { j = own + other; own = 0; other = 0; k++ }
    :: else -> break
    od
}

init {
    atomic {
        run left();
        run right()
    }
    _nr_pr == 1;
    assert(i <= LARGEST && j <= LARGEST)
}
