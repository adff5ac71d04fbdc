/* Two transfers between two accounts, in opposite directions: each takes the lock that the other one wants next. */
#include <pthread.h>

struct account {
    pthread_mutex_t lock;
    int balance;
};

static struct account savings = {PTHREAD_MUTEX_INITIALIZER, 100};
static struct account current = {PTHREAD_MUTEX_INITIALIZER, 100};

static void transfer(struct account *from, struct account *to, int amount)
{
    pthread_mutex_lock(&from->lock);
    pthread_mutex_lock(&to->lock);
    from->balance -= amount;
    to->balance += amount;
    pthread_mutex_unlock(&to->lock);
    pthread_mutex_unlock(&from->lock);
}

static void *spend(void *unused)
{
    (void)unused;
    transfer(&savings, &current, 30);
    return NULL;
}

static void *save(void *unused)
{
    (void)unused;
    transfer(&current, &savings, 20);
    return NULL;
}

int main(void)
{
    pthread_t spender, saver;
    pthread_create(&spender, NULL, spend, NULL);
    pthread_create(&saver, NULL, save, NULL);
    pthread_join(spender, NULL);
    pthread_join(saver, NULL);
    return savings.balance + current.balance == 200 ? 0 : 1;
}
