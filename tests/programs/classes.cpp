// A class with everything: constructors, copies, statics, friends, const overloads, conversions.
#include <cstdio>
#include <cstring>

class Text {
  public:
    Text(const char *s = "") : length_(std::strlen(s)), data_(new char[length_ + 1])
    {
        std::memcpy(data_, s, length_ + 1);
        alive_++;
    }
    Text(const Text &other) : Text(other.data_) { copies_++; }
    Text &operator=(const Text &other)
    {
        if (this != &other) {
            Text copy(other);
            char *d = data_;
            data_ = copy.data_;
            copy.data_ = d;
            length_ = other.length_;
        }
        return *this;
    }
    ~Text()
    {
        delete[] data_;
        alive_--;
    }
    char &operator[](int i) { return data_[i]; }
    char operator[](int i) const { return data_[i] == 'w' ? 'W' : data_[i]; }
    operator const char *() const { return data_; }
    friend Text operator+(const Text &a, const Text &b);
    static int alive() { return alive_; }
    static int copies_;

  private:
    std::size_t length_;
    char *data_;
    static int alive_;
};

int Text::copies_ = 0;
int Text::alive_ = 0;

Text operator+(const Text &a, const Text &b)
{
    char *joined = new char[a.length_ + b.length_ + 1];
    std::memcpy(joined, a.data_, a.length_);
    std::memcpy(joined + a.length_, b.data_, b.length_ + 1);
    Text result(joined);
    delete[] joined;
    return result;
}

static Text shout(Text t)
{
    for (int i = 0; t[i]; i++)
        if (t[i] >= 'a' && t[i] <= 'z')
            t[i] = static_cast<char>(t[i] - 'a' + 'A');
    return t;
}

static Text global("global");

int main()
{
    {
        Text a("warp"), b(a), c;
        c = a + " and " + Text("weft");
        b[0] = 'W';
        const Text &view = a;
        std::printf("%s %s %s %c %c\n", (const char *)a, (const char *)b, (const char *)c, view[0], a[0]);
        Text &same = c;
        c = same;
        std::printf("%s\n", (const char *)shout(c));
        std::printf("%d alive, %d copies\n", Text::alive(), Text::copies_);
        Text many[3] = {"x", "y"};
        many[2] = many[0] + many[1];
        std::printf("%s, %d alive\n", (const char *)many[2], Text::alive());
    }
    std::printf("%d alive: %s\n", Text::alive(), (const char *)global);
    return 0;
}
