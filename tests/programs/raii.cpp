// Objects that clean up: scopes, early returns, loops, temporaries, arrays, members, guards.
#include <cstdio>

struct Noisy {
    explicit Noisy(int id) : id(id) { std::printf("+%d ", id); }
    Noisy(const Noisy &o) : id(o.id * 10) { std::printf("+%d ", id); }
    ~Noisy() { std::printf("-%d ", id); }
    int id;
};

template <typename F> struct Guard {
    F f;
    explicit Guard(F f) : f(f) {}
    ~Guard() { f(); }
};

struct Pair {
    Noisy first{1}, second{2};
    ~Pair() { std::printf("-pair "); }
};

static int early(int n)
{
    Noisy a(n);
    if (n > 5)
        return a.id;
    Noisy b(n + 1);
    for (int i = 0; i < 3; i++) {
        Noisy c(i);
        if (i == 1)
            continue;
        if (n == i)
            return c.id + b.id;
    }
    return -1;
}

static Noisy pass(Noisy n)
{
    return n;
}

static const Noisy &make()
{
    static Noisy once(99);
    return once;
}

int main()
{
    std::printf("= %d\n", early(7));
    std::printf("= %d\n", early(2));
    std::printf("= %d\n", early(4));
    {
        Pair p;
        Pair *q = new Pair;
        delete q;
        std::printf("end of scope: ");
    }
    std::printf("\n");
    std::printf("= %d\n", pass(Noisy(3)).id);
    {
        const Noisy &kept = Noisy(4);
        std::printf("kept %d ", kept.id);
        Noisy array[2] = {Noisy(5), Noisy(6)};
        std::printf("array %d ", array[1].id);
    }
    std::printf("\n");
    int depth = 0;
    {
        Guard first([&] { std::printf("guard %d\n", depth); });
        Guard second([&] { depth *= 2; });
        depth = 21;
    }
    std::printf("%d %d\n", make().id, &make() == &make());
    return 0;
}
