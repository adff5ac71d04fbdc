// Objects in raw storage: placement new, explicit destructors, a pool, an optional, a variant by hand, aligned storage.
#include <cstdio>
#include <new>
#include <utility>

struct Item {
    Item(int a, double b) : a(a), b(b) { live++; }
    Item(const Item &o) : a(o.a), b(o.b) { live++; }
    ~Item() { live--; }
    int a;
    double b;
    static int live;
};
int Item::live = 0;

template <typename T, int N> class Pool {
  public:
    Pool()
    {
        for (int i = 0; i < N; i++)
            slots_[i].next = i + 1 < N ? &slots_[i + 1] : nullptr;
    }
    template <typename... As> T *make(As &&...as)
    {
        if (!free_)
            return nullptr;
        Slot *s = free_;
        free_ = s->next;
        return ::new (static_cast<void *>(s->room)) T(std::forward<As>(as)...);
    }
    void drop(T *t)
    {
        t->~T();
        Slot *s = reinterpret_cast<Slot *>(t);
        s->next = free_;
        free_ = s;
    }

  private:
    union Slot {
        Slot() {}
        Slot *next;
        alignas(T) unsigned char room[sizeof(T)];
    };
    Slot slots_[N];
    Slot *free_ = slots_;
};

template <typename T> class Maybe {
  public:
    Maybe() {}
    Maybe(const T &t) : full_(true) { ::new (&value_) T(t); }
    ~Maybe() { reset(); }
    Maybe(const Maybe &) = delete;
    void reset()
    {
        if (full_)
            value_.~T();
        full_ = false;
    }
    explicit operator bool() const { return full_; }
    T &operator*() { return value_; }
    T *operator->() { return &value_; }

  private:
    bool full_ = false;
    union {
        T value_;
    };
};

int main()
{
    Pool<Item, 4> pool;
    Item *items[5];
    for (int i = 0; i < 5; i++)
        items[i] = pool.make(i, i * 0.5);
    std::printf("%d live, fifth %s, %g\n", Item::live, items[4] ? "made" : "refused", items[3]->b);
    pool.drop(items[1]);
    pool.drop(items[2]);
    Item *again = pool.make(42, 1.25);
    std::printf("%d %d %d\n", Item::live, again == items[2], again->a);
    pool.drop(again);
    pool.drop(items[0]);
    pool.drop(items[3]);
    {
        Maybe<Item> none, some(Item(7, 0.25));
        some->a++;
        std::printf("%d %d %d %g\n", !none, !some, (*some).a, some->b);
        some.reset();
        std::printf("%d %d\n", !some, Item::live);
    }
    alignas(Item) unsigned char raw[2 * sizeof(Item)];
    Item *array = std::launder(reinterpret_cast<Item *>(raw));
    for (int i = 0; i < 2; i++)
        ::new (raw + i * sizeof(Item)) Item(i + 1, 0);
    std::printf("%d %d\n", array[0].a + array[1].a, Item::live);
    array[0].~Item();
    array[1].~Item();
    Item *none = new (std::nothrow) Item(1, 2);
    delete none;
    std::printf("%d\n", Item::live);
    return 0;
}
