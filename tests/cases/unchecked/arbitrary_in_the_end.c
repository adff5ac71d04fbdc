// A loop reads through a pointer that was never written, and ends when what it reads says so.
// RUN: heddle check --engine explore --property reach %s
// EXIT: 10
// RUN: heddle check --engine bmc --property reach %s
// EXIT: 10

void reach_error(void);

int main(void)
{
    unsigned long *wild;
    for (;;) {
        if (*wild == 1)
            break;
    }
    reach_error(); //~ ERROR: [reach] reach_error
    return 0;
}
