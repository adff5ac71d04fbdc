// A loop reads through a pointer that was never written, without end: each read is an arbitrary value.
// RUN: heddle check --engine explore --property reach %s
// EXIT: 5
// STDOUT: an input has more values than were tried
// RUN: heddle check --engine explore --property reach -DREACHED %s
// EXIT: 10

void reach_error(void);

int main(void)
{
    unsigned long *wild;
    for (;;) {
        if (*wild == 1)
            break;
    }
#ifdef REACHED
    reach_error(); //~ ERROR: [reach] reach_error
#endif
    return 0;
}
