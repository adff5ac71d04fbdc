// An array that grows, with the rule of three: a class that owns memory and is copied member by member frees it twice.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <cassert>

extern "C" int __VERIFIER_nondet_int(void);
extern "C" unsigned __VERIFIER_nondet_uint(void);
extern "C" void __VERIFIER_assume(int);

class Array {
    int *data = nullptr;
    unsigned used = 0, room = 0;

public:
    Array() {}
#ifndef BUG
    Array(const Array &other) : data(new int[other.room]), used(other.used), room(other.room)
    {
        for (unsigned i = 0; i < used; i++)
            data[i] = other.data[i];
    }
#endif
    ~Array() { delete[] data; } //~ ERROR: [free]

    void push(int value)
    {
        if (used == room) {
            room = room ? 2 * room : 1;
            int *larger = new int[room];
            for (unsigned i = 0; i < used; i++)
                larger[i] = data[i];
            delete[] data;
            data = larger;
        }
        data[used++] = value;
    }
    int operator[](unsigned i) const { return data[i]; }
    unsigned size() const { return used; }
};

static int last(Array a)
{
    return a[a.size() - 1];
}

int main()
{
    Array a;
    int x = __VERIFIER_nondet_int();
    a.push(1);
    a.push(2);
    a.push(x);
    int y = last(a);
    assert(y == x);
    return 0;
}
