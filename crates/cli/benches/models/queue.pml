/* The queue of queue.c: two producers and a consumer. */
#ifndef PLACES
#define PLACES 4
#endif

#define lock(mutex) atomic { mutex == 0 -> mutex = 1 }
#define unlock(mutex) mutex = 0

byte mutex, items[PLACES], first, count;

proctype producer(byte me)
{
    do
    :: lock(mutex);
        if
        :: count < PLACES ->
            items[(first + count) % PLACES] = me;
            count++
        :: else
        fi;
        unlock(mutex)
    od
}

proctype consumer()
{
    byte item;
    do
    :: lock(mutex);
        if
        :: count > 0 ->
            item = items[first];
            assert(item == 1 || item == 2);
            item = 0;
            items[first] = 0;
            first = (first + 1) % PLACES;
            count--
        :: else
        fi;
        unlock(mutex)
    od
}

init {
    atomic {
        run producer(1);
        run producer(2);
        run consumer()
    }
}
