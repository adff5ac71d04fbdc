// Seven bits of a bit-field were written, the decision is on the eighth.
// RUN: heddle run %s
// EXIT: 10

struct bits {
    unsigned char written : 7, not_written : 1;
};

int main(void)
{
    struct bits b;
    b.written = 5;
    if (b.not_written) //~ ERROR: [uninit]
        return 1;
    return 0;
}
