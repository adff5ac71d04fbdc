// A stack as a template, for numbers and for pairs; the test for room is off by one.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <cassert>

extern "C" int __VERIFIER_nondet_int(void);
extern "C" bool __VERIFIER_nondet_bool(void);

template <typename T, int N>
class Stack {
    int n = 0;
    T items[N];

public:
    bool push(const T &item)
    {
#ifdef BUG
        if (n > N)
#else
        if (n == N)
#endif
            return false;
        items[n++] = item; //~ ERROR: [bounds]
        return true;
    }
    bool pop(T &item)
    {
        if (n == 0)
            return false;
        item = items[--n];
        return true;
    }
};

int main()
{
    Stack<int, 2> *numbers = new Stack<int, 2>;
    int pushed = 0, value = 0;
    for (int i = 0; i < 3; i++)
        if (__VERIFIER_nondet_bool() && numbers->push(i))
            pushed++;
    assert(pushed <= 2);
    while (numbers->pop(value))
        pushed--;
    assert(pushed == 0);
    delete numbers;
    return 0;
}
