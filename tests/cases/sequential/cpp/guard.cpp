// A guard that closes what it opened, on every way out of a function; with delete in place of delete[] the array is freed the wrong way.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <cassert>

extern "C" int __VERIFIER_nondet_int(void);

static int open_files;

static int *allocate(int size)
{
    return new int[size];
}

struct Guard {
    int *buffer;
    explicit Guard(int size) : buffer(allocate(size)) { open_files++; }
    ~Guard()
    {
        open_files--;
#ifdef BUG
        delete buffer; //~ ERROR: [free]
#else
        delete[] buffer;
#endif
    }
};

static int work(int x)
{
    Guard guard(4);
    if (x < 0)
        return -1;
    for (int i = 0; i < 4; i++)
        guard.buffer[i] = x & i;
    return guard.buffer[3];
}

int main()
{
    int x = __VERIFIER_nondet_int();
    int result = work(x);
    assert(open_files == 0);
    assert(result == (x < 0 ? -1 : x % 4));
    return 0;
}
