/* Two tellers share one account, and one of them is careless.
 *
 * `withdraw_carefully` holds the lock from the question "is there enough?" to the answer. `withdraw_hastily`
 * lets go of it in between: another teller may take the money after the question was answered. The program
 * nearly always ends well when it is run, which is what makes such a mistake hard to find by testing.
 */
#include <assert.h>
#include <pthread.h>
#include <stdbool.h>

struct account {
    pthread_mutex_t lock;
    int balance;
};

struct teller {
    pthread_t thread;
    struct account *account;
    int amount;
    bool paid;
};

static int balance_of(struct account *account)
{
    pthread_mutex_lock(&account->lock);
    int balance = account->balance;
    pthread_mutex_unlock(&account->lock);
    return balance;
}

static bool withdraw_carefully(struct account *account, int amount)
{
    pthread_mutex_lock(&account->lock);
    bool enough = account->balance >= amount;
    if (enough)
        account->balance -= amount;
    pthread_mutex_unlock(&account->lock);
    return enough;
}

static bool withdraw_hastily(struct account *account, int amount)
{
    if (balance_of(account) < amount)
        return false;
    /* The balance may change here. */
    pthread_mutex_lock(&account->lock);
    account->balance -= amount;
    pthread_mutex_unlock(&account->lock);
    return true;
}

static void *careful_teller(void *argument)
{
    struct teller *teller = argument;
    teller->paid = withdraw_carefully(teller->account, teller->amount);
    return NULL;
}

static void *hasty_teller(void *argument)
{
    struct teller *teller = argument;
    teller->paid = withdraw_hastily(teller->account, teller->amount);
    return NULL;
}

int main(void)
{
    struct account account = {.lock = PTHREAD_MUTEX_INITIALIZER, .balance = 100};
    struct teller first = {.account = &account, .amount = 70};
    struct teller second = {.account = &account, .amount = 50};

    pthread_create(&first.thread, NULL, careful_teller, &first);
    pthread_create(&second.thread, NULL, hasty_teller, &second);
    pthread_join(first.thread, NULL);
    pthread_join(second.thread, NULL);

    assert(account.balance >= 0);
    return 0;
}
