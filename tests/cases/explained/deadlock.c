// Who waits for what, who holds it, and since when.
// RUN: heddle check %s
// EXIT: 10
// STDOUT: violated: [deadlock] no thread can move, and not all have ended
// STDOUT: note: thread 0 at %s:32:5 waits for &second, which thread 1 holds
// STDOUT: since %s:17:5
// STDOUT: note: thread 1 at %s:19:5 waits for &first, which thread 0 holds since
// STDOUT: %s:30:5
// STDOUT: thread 0 (main) waits for &second, which thread 1 holds:
#include <pthread.h>

static pthread_mutex_t first = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t second = PTHREAD_MUTEX_INITIALIZER;

static void *worker(void *unused)
{
    pthread_mutex_lock(&second);
    // The other way round.
    pthread_mutex_lock(&first);
    pthread_mutex_unlock(&first);
    pthread_mutex_unlock(&second);
    return unused;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);

    pthread_mutex_lock(&first);
    // In order.
    pthread_mutex_lock(&second); //~ ERROR: [deadlock] no thread can move
    pthread_mutex_unlock(&second);
    pthread_mutex_unlock(&first);
    pthread_join(thread, 0);
    return 0;
}
