// Two threads race. The witness names the threads, and says who goes on.
// RUN: heddle check --property-file %d/inputs/no-data-race.prp --witness %t.yml %s
// EXIT: 10
// STDOUT: false(no-data-race)
// RUN: heddle check --validate %t.yml %s
// EXIT: 10
// STDOUT: the witness describes this execution
// STDOUT-NOT: another order
// RUN: heddle check --property-file %d/inputs/no-data-race.prp -DLOCKED %s
// EXIT: 0
// STDOUT: /\ntrue\n$/
#include <pthread.h>

pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
int count;

void *worker(void *unused) {
    (void)unused;
#ifdef LOCKED
    pthread_mutex_lock(&lock);
    count++;
    pthread_mutex_unlock(&lock);
#else
    count++; //~ ERROR: [race]
#endif
    return 0;
}

int main(void) {
    pthread_t one, two;
    pthread_create(&one, 0, worker, 0);
    pthread_create(&two, 0, worker, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
    return 0;
}
