// The same program at every level is valid.
// RUN: heddle ir --check -O 0 %s
// EXIT: 0
// RUN: heddle ir --check -O 1 %s
// EXIT: 0
// RUN: heddle ir --check -O 2 %s
// EXIT: 0
// RUN: heddle ir --check -O 3 %s
// EXIT: 0
// RUN: heddle ir --check -O s %s
// EXIT: 0
// RUN: heddle ir --check -O fast %s
// EXIT: 0

#include <stdlib.h>
#include <string.h>

int search(const int *sorted, int length, int key)
{
    int low = 0, high = length - 1;
    while (low <= high) {
        int middle = low + (high - low) / 2;
        if (sorted[middle] == key)
            return middle;
        if (sorted[middle] < key)
            low = middle + 1;
        else
            high = middle - 1;
    }
    return -1;
}

void scale(float *restrict to, const float *restrict from, int n)
{
    for (int i = 0; i < n; i++)
        to[i] = from[i] * 2.0f + 1.0f;
}

char *copy(const char *text)
{
    char *fresh = malloc(strlen(text) + 1);
    return fresh ? strcpy(fresh, text) : NULL;
}
