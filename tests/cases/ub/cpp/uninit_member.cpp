// A constructor forgot a member.
// RUN: heddle run %s
// EXIT: 10

struct Counter {
    int start, step;
    Counter() : start(1) {}
};

int main()
{
    Counter c;
    if (c.step > 0) //~ ERROR: [uninit]
        return 1;
    return c.start - 1;
}
