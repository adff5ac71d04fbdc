// Writing the small member of a union leaves the rest unwritten; that is fine while nobody looks.
// RUN: heddle run %s
// EXIT: 0
// RUN: heddle run -O2 %s
// EXIT: 0
// RUN: heddle run -m32 %s
// EXIT: 0

union sized {
    char small;
    long long large[4];
};

static union sized make(char c)
{
    union sized u;
    u.small = c;
    return u;
}

int main(void)
{
    union sized u = make('x'), v = u;
    return v.small == 'x' ? 0 : 1;
}
