// A failed assertion comes with the values of what it is about.
// RUN: heddle check %s
// EXIT: 10
// STDOUT: note: with from = &account, account.balance = -5, limit = 0
// STDOUT: help: --html FILE shows the trace in a browser, --trace-file FILE keeps it, --emit-test FILE.c
#include <assert.h>

struct account {
    int number, balance;
};

static void withdraw(struct account *from, int limit)
{
    from->balance -= 15;
    assert(from->balance >= limit); //~ ERROR: [assert] from->balance >= limit
}

int main(void)
{
    struct account account = {1, 10};
    withdraw(&account, 0);
    return 0;
}
