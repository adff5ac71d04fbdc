// A loop reads through a pointer that was never written, without end: each read is an arbitrary value.
// RUN: heddle check --engine explore --property reach --max-states 2000 %s
// EXIT: 5
// STDOUT: an input has more values than were tried
// RUN: heddle check --engine explore --property reach --max-states 2000 -DREACHED %s
// EXIT: 10
// STDOUT: violated: [reach]

void reach_error(void);

int main(void)
{
    unsigned long *wild, number = 0;
    for (;;) {
        if (*wild == 1)
            break;
        number++;
    }
#ifdef REACHED
    reach_error();
#endif
    return (int)number & 0;
}
