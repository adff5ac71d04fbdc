// Work done while compiling: tables, strings, sorting, and the same functions again at run time.
// FLAGS: -std=c++20
#include <array>
#include <cstdint>
#include <cstdio>

constexpr std::array<std::uint32_t, 256> make_table()
{
    std::array<std::uint32_t, 256> t{};
    for (std::uint32_t i = 0; i < 256; i++) {
        std::uint32_t c = i;
        for (int k = 0; k < 8; k++)
            c = c & 1 ? 0xedb88320u ^ c >> 1 : c >> 1;
        t[i] = c;
    }
    return t;
}

constexpr auto table = make_table();

constexpr std::uint32_t crc(const char *s)
{
    std::uint32_t c = ~0u;
    while (*s)
        c = table[(c ^ static_cast<unsigned char>(*s++)) & 0xff] ^ c >> 8;
    return ~c;
}
static_assert(crc("123456789") == 0xcbf43926);

template <typename T, std::size_t N> constexpr std::array<T, N> sorted(std::array<T, N> a)
{
    for (std::size_t i = 1; i < N; i++)
        for (std::size_t j = i; j > 0 && a[j] < a[j - 1]; j--) {
            T t = a[j];
            a[j] = a[j - 1];
            a[j - 1] = t;
        }
    return a;
}
constexpr auto fixed = sorted(std::array{5, 3, 9, 1, 7});
static_assert(fixed[0] == 1 && fixed[4] == 9);

consteval int square(int x)
{
    return x * x;
}

struct Point {
    int x, y;
    constexpr Point rotated() const { return {-y, x}; }
    constexpr int norm() const { return x * x + y * y; }
};
constexpr Point point = Point{3, 4}.rotated();
static_assert(point.norm() == 25);

constinit int counter = square(9);

int main(int argc, char **argv)
{
    std::printf("%08x %08x\n", crc("heddle"), crc(argc > 100 ? argv[1] : "weave"));
    for (int x : fixed)
        std::printf("%d ", x);
    auto again = sorted(std::array<double, 4>{2.5, argc * -1.0, 10, 0.25});
    for (double d : again)
        std::printf("%g ", d);
    std::printf("\n%d %d %d\n", point.x, point.y, ++counter);
    Point moving{argc, 2};
    for (int i = 0; i < 3; i++)
        moving = moving.rotated();
    std::printf("%d %d\n", moving.x, moving.y);
    return 0;
}
