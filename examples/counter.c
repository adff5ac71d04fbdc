/* Two threads count to the same total, without a lock. */
#include <pthread.h>

static int total;

static void *count(void *unused)
{
    (void)unused;
    total = total + 1;
    return NULL;
}

int main(void)
{
    pthread_t first, second;
    pthread_create(&first, NULL, count, NULL);
    pthread_create(&second, NULL, count, NULL);
    pthread_join(first, NULL);
    pthread_join(second, NULL);
    return total;
}
