// Different bytes of one object do not race, not even neighbours; the same byte through objects of different sizes does
// (OVERLAP).
// RUN: heddle check --engine explore --property race,assert %s
// EXIT: 0
// RUN: heddle check --engine explore --property race -DOVERLAP=3 %s
// EXIT: 10
// RUN: heddle check --engine explore --property race -DOVERLAP=0 %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>
#include <string.h>

#ifndef OVERLAP
#define OVERLAP 4
#endif

static unsigned char bytes[8];

static void *whole(void *unused)
{
    int word = -1;
    memcpy(bytes, &word, sizeof word);
    bytes[5] = 1;
    return 0;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, whole, 0);
    bytes[OVERLAP] = 9; //~ ERROR: [race]
    bytes[6] = 9;
    pthread_join(thread, 0);
    assert(bytes[4] == 9 || OVERLAP != 4);
    return 0;
}
