// Overloaded operators: a fraction, a matrix with calls and subscripts, a stream-like printer, literals.
// FLAGS: -std=c++20
#include <compare>
#include <cstdio>

class Fraction {
  public:
    constexpr Fraction(long long n = 0, long long d = 1) : n_(n), d_(d) { reduce(); }
    constexpr Fraction operator+(Fraction o) const { return {n_ * o.d_ + o.n_ * d_, d_ * o.d_}; }
    constexpr Fraction operator-(Fraction o) const { return *this + -o; }
    constexpr Fraction operator-() const { return {-n_, d_}; }
    constexpr Fraction operator*(Fraction o) const { return {n_ * o.n_, d_ * o.d_}; }
    constexpr Fraction operator/(Fraction o) const { return {n_ * o.d_, d_ * o.n_}; }
    Fraction &operator+=(Fraction o) { return *this = *this + o; }
    Fraction &operator++() { return *this += 1; }
    Fraction operator++(int)
    {
        Fraction old = *this;
        ++*this;
        return old;
    }
    constexpr bool operator==(const Fraction &o) const = default;
    constexpr std::strong_ordering operator<=>(const Fraction &o) const { return n_ * o.d_ <=> o.n_ * d_; }
    explicit operator bool() const { return n_ != 0; }
    explicit operator double() const { return static_cast<double>(n_) / static_cast<double>(d_); }
    long long n() const { return n_; }
    long long d() const { return d_; }

  private:
    constexpr void reduce()
    {
        long long a = n_ < 0 ? -n_ : n_, b = d_;
        if (d_ < 0) {
            n_ = -n_;
            b = d_ = -d_;
        }
        while (b) {
            long long t = a % b;
            a = b;
            b = t;
        }
        n_ /= a;
        d_ /= a;
    }
    long long n_, d_;
};

constexpr Fraction operator""_over_six(unsigned long long n)
{
    return {static_cast<long long>(n), 6};
}

struct Out {
    const Out &operator<<(const char *s) const { return std::printf("%s", s), *this; }
    const Out &operator<<(int x) const { return std::printf("%d", x), *this; }
    const Out &operator<<(double x) const { return std::printf("%g", x), *this; }
    const Out &operator<<(Fraction f) const { return std::printf("%lld/%lld", f.n(), f.d()), *this; }
};
static const Out out;

struct Grid {
    int cells[3][3]{};
    int &operator()(int r, int c) { return cells[r][c]; }
    int *operator[](int r) { return cells[r]; }
    Grid operator~() const
    {
        Grid t;
        for (int r = 0; r < 3; r++)
            for (int c = 0; c < 3; c++)
                t(c, r) = cells[r][c];
        return t;
    }
};

int main()
{
    Fraction half(1, 2), third(2, 6), sum;
    out << half + third << " " << half - third << " " << half * third << " " << half / third << "\n";
    for (int i = 1; i <= 10; i++)
        sum += Fraction(1, i);
    out << sum << " " << static_cast<double>(sum) << "\n";
    Fraction f = 3_over_six;
    Fraction before = f++;
    out << before << " " << f << " " << ++f << "\n";
    out << (half < third) << (half > third) << (half == 3_over_six) << (half != third) << "\n";
    out << (sum ? "not zero" : "zero") << " " << (half - half ? "not zero" : "zero") << "\n";
    static_assert(Fraction(1, 3) + Fraction(1, 6) == Fraction(1, 2));
    Grid g;
    for (int i = 0; i < 9; i++)
        g(i / 3, i % 3) = i;
    Grid t = ~g;
    out << t[0][1] << " " << t[2][0] << " " << (~t)[2][0] << "\n";
    return 0;
}
