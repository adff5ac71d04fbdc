// Every reduction answers alike, also about variables, places and functions that it would otherwise not see.
// RUN: heddle query --reduction none %s "E<>([1.inside] && [2.inside])"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query --reduction internal %s "E<>([1.inside] && [2.inside])"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query --reduction simultaneous %s "E<>([1.inside] && [2.inside])"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query --reduction por %s "E<>([1.inside] && [2.inside])"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query --reduction none %s "E<>(@1.work.i == 1 && @2.work.i == 2)"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query --reduction internal %s "E<>(@1.work.i == 1 && @2.work.i == 2)"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query --reduction por %s "E<>(@1.work.i == 1 && @2.work.i == 2)"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query --reduction none %s "E<>(left == 1 && right == 2)"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query --reduction por %s "E<>(left == 1 && right == 2)"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query --reduction none %s "E<>(left == 3)"
// EXIT: 0
// STDOUT: not satisfied
// RUN: heddle query --reduction por %s "E<>(left == 3)"
// EXIT: 0
// STDOUT: not satisfied

#include <pthread.h>

int left, right;

static void inside(void) {}

static void *work(void *argument)
{
    int *own = argument;
    for (int i = 0; i < 2; i++) {
        inside();
        (*own)++;
    }
    return 0;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, 0, work, &left);
    pthread_create(&two, 0, work, &right);
    pthread_join(one, 0);
    pthread_join(two, 0);
    return 0;
}
