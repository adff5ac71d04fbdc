// Empty classes have a byte that nobody writes; copying them is fine.
// RUN: heddle run %s
// EXIT: 0
// RUN: heddle run -O2 %s
// EXIT: 0

struct Empty {};
struct Holder : Empty {
    Empty e;
    int x;
};

static Empty pass(Empty e)
{
    return e;
}

int main()
{
    Empty a = pass(Empty()), b = a;
    Holder h{{}, b, 7}, copy = h;
    bool yes = true, *flag = &yes;
    return copy.x == 7 && *flag ? 0 : 1;
}
