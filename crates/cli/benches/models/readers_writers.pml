/* The readers and writers of readers_writers.c. */
#ifndef READERS
#define READERS 3
#endif
#ifndef WRITERS
#define WRITERS 1
#endif

#define lock(mutex) atomic { mutex == 0 -> mutex = 1 }
#define unlock(mutex) mutex = 0

byte of_count, taken, reading, left, right;

proctype reader()
{
    byte seen;
    do
    :: lock(of_count);
        reading++;
        if
        :: reading == 1 -> lock(taken)
        :: else
        fi;
        unlock(of_count);
        seen = left;
        assert(seen == right);
        seen = 0;
        lock(of_count);
        reading--;
        if
        :: reading == 0 -> unlock(taken)
        :: else
        fi;
        unlock(of_count)
    od
}

proctype writer()
{
    do
    :: lock(taken);
        left = 1 - left;
        right = 1 - right;
        unlock(taken)
    od
}

init {
    byte i;
    atomic {
        do
        :: i < READERS -> run reader(); i++
        :: else -> break
        od;
        i = 0;
        do
        :: i < WRITERS -> run writer(); i++
        :: else -> break
        od
    }
}
