extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int main(void) {
    int guess = __VERIFIER_nondet_int();
    int tries = 0;
    while (guess != 123456) {
        guess = __VERIFIER_nondet_int();
        tries++;
        if (tries > 3)
            return 1;
    }
    if (tries == 2) {
        reach_error();
    }
    return 0;
}
