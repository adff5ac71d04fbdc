// Iterators of one's own with the standard algorithms and range-for: a list, a generator, a filter.
#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <iterator>
#include <numeric>

template <typename T> class List {
    struct Node {
        T value;
        Node *next;
    };

  public:
    class iterator {
      public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = T;
        using difference_type = std::ptrdiff_t;
        using pointer = T *;
        using reference = T &;
        explicit iterator(Node *n = nullptr) : node_(n) {}
        T &operator*() const { return node_->value; }
        T *operator->() const { return &node_->value; }
        iterator &operator++()
        {
            node_ = node_->next;
            return *this;
        }
        iterator operator++(int)
        {
            iterator old = *this;
            ++*this;
            return old;
        }
        bool operator==(const iterator &o) const { return node_ == o.node_; }
        bool operator!=(const iterator &o) const { return node_ != o.node_; }

      private:
        Node *node_;
    };
    List() = default;
    List(const List &) = delete;
    ~List()
    {
        while (head_) {
            Node *n = head_;
            head_ = n->next;
            delete n;
        }
    }
    void add(T t)
    {
        *tail_ = new Node{t, nullptr};
        tail_ = &(*tail_)->next;
    }
    iterator begin() { return iterator(head_); }
    iterator end() { return iterator(); }

  private:
    Node *head_ = nullptr, **tail_ = &head_;
};

struct Range {
    int low, high, step;
    struct iterator {
        int at, step;
        int operator*() const { return at; }
        iterator &operator++()
        {
            at += step;
            return *this;
        }
        bool operator!=(const iterator &o) const { return at < o.at; }
    };
    iterator begin() const { return {low, step}; }
    iterator end() const { return {high, step}; }
};

struct Word {
    char letter;
    int count;
};

int main()
{
    List<int> list;
    for (int i : Range{0, 50, 7})
        list.add(i);
    for (int &x : list)
        x = x * x % 31;
    for (int x : list)
        std::printf("%d ", x);
    std::printf("\n%d %d\n", std::accumulate(list.begin(), list.end(), 0), (int)std::distance(list.begin(), list.end()));
    auto found = std::find(list.begin(), list.end(), 18);
    std::printf("%d\n", found == list.end() ? -1 : (int)std::distance(list.begin(), found));
    std::printf("%d\n", *std::max_element(list.begin(), list.end()));
    std::replace(list.begin(), list.end(), 0, 100);
    std::printf("%d %d\n", *list.begin(), (int)std::count_if(list.begin(), list.end(), [](int x) { return x > 10; }));
    List<Word> words;
    for (const char *s = "weaver"; *s; s++) {
        auto w = std::find_if(words.begin(), words.end(), [s](const Word &x) { return x.letter == *s; });
        if (w == words.end())
            words.add({*s, 1});
        else
            w->count++;
    }
    for (auto [letter, count] : words)
        std::printf("%c%d ", letter, count);
    int numbers[] = {1, 2, 3, 4};
    std::reverse_iterator<int *> r(std::end(numbers)), e(std::begin(numbers));
    for (; r != e; ++r)
        std::printf("%d ", *r);
    std::printf("\n");
    return 0;
}
