// Lambdas: captures by value and reference, mutable, generic, recursive, as comparison, as function pointer.
#include <algorithm>
#include <array>
#include <cstdio>

template <typename F> static void times(int n, F f)
{
    for (int i = 0; i < n; i++)
        f(i);
}

static auto make_adder(int by)
{
    return [by](int x) { return x + by; };
}

template <typename F, typename G> static auto compose(F f, G g)
{
    return [=](auto x) { return f(g(x)); };
}

struct Counter {
    int n = 0;
    auto stepper()
    {
        return [this](int by) { return n += by; };
    }
};

int main()
{
    int sum = 0;
    times(5, [&](int i) { sum += i * i; });
    std::printf("%d\n", sum);
    auto add = make_adder(10);
    auto both = compose(add, [](auto x) { return x * 2; });
    std::printf("%d %d %d\n", add(1), both(5), both('\x03'));
    int calls = 0;
    auto once = [calls]() mutable { return ++calls; };
    once();
    std::printf("%d %d\n", once(), calls);
    auto factorial = [](auto self, unsigned n) -> unsigned { return n < 2 ? 1 : n * self(self, n - 1); };
    std::printf("%u\n", factorial(factorial, 10));
    int (*plain)(int, int) = [](int a, int b) { return a * 10 + b; };
    std::printf("%d\n", plain(4, 2));
    Counter counter;
    auto step = counter.stepper();
    step(3);
    std::printf("%d %d\n", step(4), counter.n);
    std::array<int, 8> v{5, 2, 8, 1, 9, 3, 7, 4};
    std::sort(v.begin(), v.end(), [](int a, int b) { return a % 3 != b % 3 ? a % 3 < b % 3 : a > b; });
    for (int x : v)
        std::printf("%d ", x);
    std::printf("\n");
    int above = 4;
    auto n = std::count_if(v.begin(), v.end(), [&above](int x) { return x > above; });
    std::printf("%d\n", (int)n);
    auto init = [square = above * above, text = "init"] { std::printf("%s %d\n", text, square); };
    init();
    return 0;
}
