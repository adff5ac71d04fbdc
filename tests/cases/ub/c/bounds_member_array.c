// An index leaves an array that is a member, and stays within the structure.
// RUN: heddle check --engine explore --property bounds %s
// EXIT: 10
// RUN: heddle check --engine bmc --property bounds %s
// EXIT: 10
// RUN: heddle check %s
// EXIT: 10
// RUN: heddle run %s
// EXIT: 10

struct account {
    char name[8];
    int is_admin;
};

int main(void)
{
    struct account account = {"", 0};
    volatile int i = 8;
    account.name[i] = 1; //~ ERROR: [bounds] index outside of the array
    return account.is_admin;
}
