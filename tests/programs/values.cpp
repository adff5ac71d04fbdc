// Small value types of the library that live in headers: pair, tuple, optional, string_view, bitset-like enums, initializer lists.
// FLAGS: -std=c++17
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <tuple>
#include <utility>

enum class Flags : std::uint8_t { none = 0, read = 1, write = 2, run = 4 };
constexpr Flags operator|(Flags a, Flags b)
{
    return static_cast<Flags>(static_cast<std::uint8_t>(a) | static_cast<std::uint8_t>(b));
}
constexpr bool has(Flags set, Flags one)
{
    return static_cast<std::uint8_t>(set) & static_cast<std::uint8_t>(one);
}

static std::optional<int> parse(std::string_view text)
{
    int value = 0;
    if (text.empty())
        return std::nullopt;
    for (char c : text) {
        if (c < '0' || c > '9')
            return {};
        value = value * 10 + (c - '0');
    }
    return value;
}

static std::tuple<int, double, const char *> row(int i)
{
    return {i, i / 4.0, i % 2 ? "odd" : "even"};
}

static std::pair<std::string_view, std::string_view> split(std::string_view text, char at)
{
    std::size_t n = 0;
    while (n < text.size() && text[n] != at)
        n++;
    std::string_view rest = text;
    rest.remove_prefix(n < text.size() ? n + 1 : n);
    return {std::string_view(text.data(), n), rest};
}

static int sum(std::initializer_list<int> list)
{
    int total = 0;
    for (int x : list)
        total += x;
    return total;
}

int main()
{
    for (const char *text : {"42", "4x", "", "007"})
        std::printf("%d ", parse(text).value_or(-1));
    std::printf("\n");
    for (int i = 0; i < 3; i++) {
        auto [n, quarter, name] = row(i);
        std::printf("%d %g %s\n", n, quarter, name);
    }
    std::string_view rest = "warp,weft,,heddle";
    while (!rest.empty()) {
        auto [part, next] = split(rest, ',');
        std::printf("[%.*s] ", static_cast<int>(part.size()), part.data());
        rest = next;
    }
    std::printf("\n%d %d\n", sum({1, 2, 3}), sum({}));
    Flags f = Flags::read | Flags::run;
    std::printf("%d %d %d\n", has(f, Flags::read), has(f, Flags::write), static_cast<int>(f));
    int a = 1, b = 2;
    std::tie(a, b) = std::pair(b, a + b);
    std::printf("%d %d %d\n", a, b, std::string_view("abc") < std::string_view("abd"));
    std::optional<std::pair<int, char>> maybe;
    std::printf("%d ", maybe.has_value());
    maybe.emplace(7, 'x');
    std::printf("%d %c\n", maybe->first, maybe->second);
    std::printf("%d\n", std::get<0>(row(9)) + static_cast<int>(std::get<1>(row(9))));
    return 0;
}
