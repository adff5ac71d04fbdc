// Functions for a compiler to work on: `heddle refine --cc -O2 examples/clamp.c`.

int clamp(int value, int low, int high)
{
    if (value < low)
        return low;
    if (value > high)
        return high;
    return value;
}

unsigned sum(const unsigned *values, unsigned count)
{
    unsigned total = 0;
    for (unsigned i = 0; i < count; i++)
        total += values[i];
    return total;
}

void swap(int *a, int *b)
{
    int old = *a;
    *a = *b;
    *b = old;
}
