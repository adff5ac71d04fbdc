// Templates: containers, specialisation, variadic functions, folds, compile-time numbers, CRTP, concepts.
// FLAGS: -std=c++20
#include <cstdio>

template <typename T, int N> class Stack {
  public:
    bool push(const T &x) { return used_ < N ? (items_[used_++] = x, true) : false; }
    T pop() { return items_[--used_]; }
    bool empty() const { return used_ == 0; }
    int size() const { return used_; }

  private:
    T items_[N]{};
    int used_ = 0;
};

template <typename T> const char *name_of() { return "something"; }
template <> const char *name_of<int>() { return "int"; }
template <> const char *name_of<double>() { return "double"; }

template <typename T> struct Strip {
    using type = T;
};
template <typename T> struct Strip<T *> {
    using type = typename Strip<T>::type;
};

template <typename... Ts> int count(const Ts &...) { return sizeof...(Ts); }
template <typename... Ts> auto sum(Ts... xs) { return (xs + ... + 0); }

void print() { std::printf("\n"); }
template <typename T, typename... Rest> void print(const T &first, const Rest &...rest)
{
    if constexpr (sizeof(T) == sizeof(char))
        std::printf("%c ", first);
    else if constexpr (static_cast<T>(0.5) != 0)
        std::printf("%g ", static_cast<double>(first));
    else
        std::printf("%lld ", static_cast<long long>(first));
    print(rest...);
}

template <unsigned N> struct Fibonacci {
    static constexpr unsigned long long value = Fibonacci<N - 1>::value + Fibonacci<N - 2>::value;
};
template <> struct Fibonacci<0> {
    static constexpr unsigned long long value = 0;
};
template <> struct Fibonacci<1> {
    static constexpr unsigned long long value = 1;
};

template <typename Derived> struct Comparable {
    friend bool operator>(const Derived &a, const Derived &b) { return b < a; }
    friend bool operator<=(const Derived &a, const Derived &b) { return !(b < a); }
};
struct Version : Comparable<Version> {
    int major, minor;
    Version(int a, int b) : major(a), minor(b) {}
    bool operator<(const Version &o) const { return major != o.major ? major < o.major : minor < o.minor; }
};

template <typename T>
concept Sized = requires(T t) { t.size(); };
template <Sized T> int length(const T &t) { return t.size(); }
template <typename T> int length(const T &) { return -1; }

int main()
{
    Stack<int, 3> numbers;
    for (int i = 1; i < 6; i++)
        std::printf("%d ", numbers.push(i * i));
    std::printf("| %d %d\n", length(numbers), length(3));
    while (!numbers.empty())
        std::printf("%d ", numbers.pop());
    std::printf("\n%s %s %s\n", name_of<int>(), name_of<Strip<double **>::type>(), name_of<char>());
    std::printf("%d %d %g\n", count(1, 'x', 2.0), sum(1, 2, 3, 4), sum(0.5, 1, 2u));
    print(1, 2.5, 'c', -7L, 3.0f);
    std::printf("%llu\n", Fibonacci<80>::value);
    Version a(1, 2), b(1, 10);
    std::printf("%d %d %d\n", a < b, a > b, a <= b);
    return 0;
}
