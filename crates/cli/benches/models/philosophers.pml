/* The philosophers of philosophers.c. */
#ifndef N
#define N 4
#endif

#define lock(mutex) atomic { mutex == 0 -> mutex = 1 }
#define unlock(mutex) mutex = 0

byte forks[N];

proctype philosopher(byte left)
{
    byte right;
    right = (left + 1) % N;
    do
    :: lock(forks[left]);
        lock(forks[right]);
        unlock(forks[right]);
        unlock(forks[left])
    od
}

init {
    byte i;
    atomic {
        do
        :: i < N -> run philosopher(i); i++
        :: else -> break
        od
    }
}
