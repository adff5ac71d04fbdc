// The product of two long longs is too large.
// RUN: heddle run %s
// EXIT: 10

int main(int argc, char **argv)
{
    long long x = 1LL << 62;
    return x * (argc + 1) == 0; //~ ERROR: [overflow]
}
