// The standard algorithms on arrays: sorting, searching, partitions, heaps, permutations, numeric ones.
#include <algorithm>
#include <array>
#include <cstdio>
#include <functional>
#include <iterator>
#include <numeric>

template <typename It> static void show(const char *name, It first, It last)
{
    std::printf("%s:", name);
    for (; first != last; ++first)
        std::printf(" %d", *first);
    std::printf("\n");
}

#define SHOW(v) show(#v, std::begin(v), std::end(v))

int main()
{
    std::array<int, 10> v{3, 1, 4, 1, 5, 9, 2, 6, 5, 3};
    auto w = v;
    std::sort(w.begin(), w.end());
    SHOW(w);
    std::sort(w.begin(), w.end(), std::greater<>());
    SHOW(w);
    std::reverse(w.begin(), w.end());
    auto range = std::equal_range(w.begin(), w.end(), 5);
    std::printf("%d %d\n", (int)(range.first - w.begin()), (int)(range.second - range.first));
    std::printf("%d %d\n", std::binary_search(w.begin(), w.end(), 4), std::binary_search(w.begin(), w.end(), 7));
    auto end = std::unique(w.begin(), w.end());
    show("unique", w.begin(), end);
    std::printf("%d %d\n", std::accumulate(v.begin(), v.end(), 0), std::inner_product(v.begin(), v.end(), v.begin(), 0));
    std::array<int, 10> sums;
    std::partial_sum(v.begin(), v.end(), sums.begin());
    SHOW(sums);
    std::iota(sums.begin(), sums.end(), -3);
    std::rotate(sums.begin(), sums.begin() + 4, sums.end());
    SHOW(sums);
    auto middle = std::partition(sums.begin(), sums.end(), [](int x) { return x % 2 == 0; });
    std::printf("%d even\n", (int)(middle - sums.begin()));
    auto heap = v;
    std::make_heap(heap.begin(), heap.end());
    std::pop_heap(heap.begin(), heap.end());
    std::printf("%d %d\n", heap.back(), heap.front());
    std::nth_element(v.begin(), v.begin() + 5, v.end());
    std::printf("%d\n", v[5]);
    int p[] = {1, 2, 3};
    int count = 0, last = 0;
    do {
        count++;
        last = p[0] * 100 + p[1] * 10 + p[2];
    } while (std::next_permutation(std::begin(p), std::end(p)));
    std::printf("%d %d\n", count, last);
    int a[] = {1, 3, 5, 7}, b[] = {2, 3, 6}, c[7];
    std::merge(a, a + 4, b, b + 3, c);
    SHOW(c);
    int *common = std::set_intersection(a, a + 4, b, b + 3, c);
    std::printf("%d %d\n", (int)(common - c), c[0]);
    std::transform(a, a + 4, c, [](int x) { return x * x; });
    std::replace_if(c, c + 4, [](int x) { return x > 20; }, 0);
    std::printf("%d %d %d\n", *std::max_element(c, c + 4), *std::min_element(c, c + 4), (int)std::count(c, c + 4, 0));
    std::fill_n(c, 3, 8);
    std::copy_backward(c, c + 5, c + 6);
    SHOW(c);
    std::printf("%d %d %d\n", std::clamp(15, 0, 10), std::gcd(48, 36), std::min({4, 2, 8}));
    std::printf("%d %d\n", std::all_of(a, a + 4, [](int x) { return x & 1; }), std::lexicographical_compare(a, a + 4, b, b + 3));
    std::array<int, 40> many;
    for (int i = 0; i < 40; i++)
        many[i] = i * 29 % 41;
    std::sort(many.begin(), many.end());
    std::printf("%d %d\n", std::is_sorted(many.begin(), many.end()), many[20]);
    return 0;
}
