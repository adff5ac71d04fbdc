// Exceptions that are possible but never thrown: try blocks, handlers, destructors between, noexcept, rethrow.
#include <cstdio>

struct Problem {
    int code;
};

struct Trace {
    const char *name;
    explicit Trace(const char *n) : name(n) { std::printf("[%s ", name); }
    ~Trace() { std::printf("%s] ", name); }
};

__attribute__((noinline)) static int checked(int x)
{
    Trace t("checked");
    if (x > 1000)
        throw Problem{x};
    return x * 2;
}

static int deep(int n)
{
    Trace t("deep");
    try {
        if (n == 0)
            return checked(n + 21);
        return deep(n - 1) + 1;
    } catch (const Problem &p) {
        std::printf("never %d\n", p.code);
        throw;
    } catch (...) {
        return -1;
    }
}

static int quiet(int x) noexcept
{
    return checked(x);
}

struct Member {
    Trace trace;
    int value;
    explicit Member(int v)
    try : trace("member"), value(checked(v)) {
    } catch (int) {
        std::printf("never\n");
    }
};

int main()
{
    int result = 0;
    try {
        result = deep(2);
        std::printf("= %d\n", result);
        Member m(5);
        std::printf("= %d\n", m.value);
    } catch (Problem &p) {
        return p.code;
    }
    std::printf("\n%d\n", quiet(50));
    for (int i = 0; i < 3; i++) {
        try {
            if (checked(i) == 2)
                continue;
            std::printf("after %d\n", i);
        } catch (...) {
            break;
        }
    }
    return result;
}
