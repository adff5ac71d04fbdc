// Its older name.
// RUN: heddle run %s
// EXIT: 10

extern void __VERIFIER_error(void);

int main(void)
{
    __VERIFIER_error(); //~ ERROR: [reach]
    return 0;
}
