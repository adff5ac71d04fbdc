// The address of a local is kept after its function has returned, and used some rounds later, when the function runs again.
// RUN: heddle check --engine prove --timeout 30 %s
// EXIT: 10

extern int __VERIFIER_nondet_int(void);

int *kept;

int call(int number)
{
    int local = number;
    if (kept && number == 3)
        *kept = 1; //~ ERROR: [lifetime]
    kept = &local;
    return local;
}

int main(void)
{
    int number = 0;
    while (__VERIFIER_nondet_int()) {
        call(number);
        if (number < 3)
            number++;
    }
    return 0;
}
