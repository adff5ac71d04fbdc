// Clocks that exist can be read, others are an error.
// RUN: heddle check --property assert %s
// EXIT: 0

#include <assert.h>
#include <errno.h>
#include <time.h>

int main(void)
{
    struct timespec now;
    assert(clock_gettime(CLOCK_MONOTONIC, &now) == 0);
    assert(now.tv_nsec >= 0 && now.tv_nsec < 1000000000);
    assert(clock_gettime(999, &now) == -1 && errno == EINVAL);
    return 0;
}
