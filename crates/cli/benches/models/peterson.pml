/* The algorithm of peterson.c: Peterson's filter lock for N processes. One statement is one access to a shared variable. */
#ifndef N
#define N 2
#endif

byte level[N], last[N], inside;

proctype process(byte me)
{
    byte l, other;
again:
    l = 1;
    do
    :: l < N ->
        level[me] = l;
        last[l] = me;
        other = 0;
        do
        :: other < N && other != me ->
            do
            :: level[other] < l -> break
            :: else ->
                if
                :: last[l] != me -> break
                :: else
                fi
            od;
            other++
        :: other < N && other == me -> other++
        :: else -> break
        od;
        l++
    :: else -> break
    od;
    inside++;
    assert(inside == 1);
    inside--;
    level[me] = 0;
    goto again
}

init {
    byte i;
    atomic {
        do
        :: i < N -> run process(i); i++
        :: else -> break
        od
    }
}
