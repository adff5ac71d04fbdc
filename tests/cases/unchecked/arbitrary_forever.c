// A loop reads through a pointer that was never written, without end: each read is an arbitrary value.
// RUN: heddle check --engine explore --property reach %s
// EXIT: 5
// STDOUT: an input has more values than were tried

int main(void)
{
    unsigned long *wild;
    for (;;) {
        if (*wild == 1)
            break;
    }
    return 0;
}
