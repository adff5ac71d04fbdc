/* The two pools of pools.c. */
#ifndef WORKERS
#define WORKERS 2
#endif
#ifndef ROUND
#define ROUND 4
#endif

#define lock(mutex) atomic { mutex == 0 -> mutex = 1 }
#define unlock(mutex) mutex = 0

byte mutex[2], number[2];

proctype worker(byte pool)
{
    byte seen;
    do
    :: lock(mutex[pool]);
        seen = number[pool];
        number[pool] = (seen + 1) % ROUND;
        seen = 0;
        unlock(mutex[pool])
    od
}

init {
    byte i;
    atomic {
        do
        :: i < WORKERS -> run worker(0); run worker(1); i++
        :: else -> break
        od
    }
}
