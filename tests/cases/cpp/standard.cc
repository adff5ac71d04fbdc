// A newer standard on request.
// RUN: heddle ir --check --cflags=-std=c++20 %s
// EXIT: 0

#include <concepts>

template <std::integral T> constexpr T twice(T x)
{
    return x + x;
}

int f(int x)
{
    auto add = [x](auto y) { return x + y; };
    return add(twice(x));
}
