// Move semantics: a vector of one's own, forwarding, swapping, returned values, moved-from states.
#include <cstdio>
#include <utility>

template <typename T> class Vector {
  public:
    Vector() = default;
    Vector(Vector &&o) noexcept
        : data_(std::exchange(o.data_, nullptr)), size_(std::exchange(o.size_, 0)), room_(std::exchange(o.room_, 0))
    {
    }
    Vector &operator=(Vector &&o) noexcept
    {
        std::swap(data_, o.data_);
        std::swap(size_, o.size_);
        std::swap(room_, o.room_);
        return *this;
    }
    ~Vector() { delete[] data_; }
    template <typename U> void add(U &&x)
    {
        if (size_ == room_) {
            room_ = room_ ? room_ * 2 : 2;
            T *bigger = new T[room_];
            for (unsigned i = 0; i < size_; i++)
                bigger[i] = std::move(data_[i]);
            delete[] data_;
            data_ = bigger;
        }
        data_[size_++] = std::forward<U>(x);
    }
    T *begin() { return data_; }
    T *end() { return data_ + size_; }
    unsigned size() const { return size_; }
    T &operator[](unsigned i) { return data_[i]; }

  private:
    T *data_ = nullptr;
    unsigned size_ = 0, room_ = 0;
};

struct Tracked {
    int value = 0;
    static int copies, moves;
    Tracked() = default;
    explicit Tracked(int v) : value(v) {}
    Tracked(const Tracked &o) : value(o.value) { copies++; }
    Tracked(Tracked &&o) noexcept : value(std::exchange(o.value, -1)) { moves++; }
    Tracked &operator=(const Tracked &o)
    {
        value = o.value;
        copies++;
        return *this;
    }
    Tracked &operator=(Tracked &&o) noexcept
    {
        value = std::exchange(o.value, -1);
        moves++;
        return *this;
    }
};
int Tracked::copies = 0;
int Tracked::moves = 0;

static Vector<Tracked> build(int n)
{
    Vector<Tracked> v;
    for (int i = 0; i < n; i++)
        v.add(Tracked(i));
    return v;
}

static const char *which(const Tracked &)
{
    return "lvalue";
}
static const char *which(Tracked &&)
{
    return "rvalue";
}
template <typename T> static const char *forward(T &&t)
{
    return which(std::forward<T>(t));
}

int main()
{
    Vector<Tracked> v = build(5), w;
    std::printf("%u, %d copies, %d moves\n", v.size(), Tracked::copies, Tracked::moves);
    Tracked t(100);
    v.add(t);
    v.add(std::move(t));
    std::printf("%d, %d copies, %d moves\n", t.value, Tracked::copies, Tracked::moves);
    w = std::move(v);
    std::printf("%u %u\n", v.size(), w.size());
    int sum = 0;
    for (Tracked &x : w)
        sum += x.value;
    std::printf("%d\n", sum);
    std::swap(w[0], w[6]);
    std::printf("%d %d\n", w[0].value, w[6].value);
    std::printf("%s %s\n", forward(t), forward(Tracked(1)));
    Vector<Vector<Tracked>> nested;
    for (int i = 0; i < 4; i++)
        nested.add(build(i));
    std::printf("%u %d\n", nested[3].size(), nested[3][2].value);
    return 0;
}
