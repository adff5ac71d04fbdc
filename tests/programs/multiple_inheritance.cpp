// Several bases: thunks, adjusted pointers, virtual bases, pointers to members, static casts up and down.
#include <cstdio>

struct Reader {
    int position = 1;
    virtual ~Reader() = default;
    virtual int read() { return position++; }
};
struct Writer {
    int written = 10;
    virtual ~Writer() { std::printf("~Writer %d\n", written); }
    virtual void write(int x) { written += x; }
    virtual Writer *self() { return this; }
};
struct File : Reader, Writer {
    int extra = 100;
    int read() override { return Reader::read() * 2 + extra; }
    void write(int x) override { Writer::write(x * extra); }
    File *self() override { return this; }
    ~File() override { extra = 0; }
};

struct Base {
    int id;
    explicit Base(int id) : id(id) { std::printf("Base %d\n", id); }
    virtual int value() { return id; }
    virtual ~Base() = default;
};
struct Left : virtual Base {
    Left() : Base(1) {}
    int l = 20;
    int value() override { return id + l; }
};
struct Right : virtual Base {
    Right() : Base(2) {}
    int r = 300;
};
struct Bottom : Left, Right {
    Bottom() : Base(3) {}
    int value() override { return Left::value() + r; }
};

int main()
{
    File *f = new File;
    Reader *r = f;
    Writer *w = f;
    std::printf("%d %d\n", r->read(), f->read());
    w->write(2);
    std::printf("%d %d\n", f->written, static_cast<void *>(w) == static_cast<void *>(f));
    std::printf("%d %d\n", static_cast<File *>(w) == f, w->self() == static_cast<Writer *>(f));
    int File::*member = &File::extra;
    int Writer::*inherited = &Writer::written;
    f->*member = 7;
    std::printf("%d %d\n", f->extra, f->*static_cast<int File::*>(inherited));
    void (Writer::*call)(int) = &Writer::write;
    (f->*call)(1);
    std::printf("%d\n", w->written);
    delete w;

    Bottom b;
    Left *left = &b;
    Right *right = &b;
    Base *base = right;
    std::printf("%d %d %d %d\n", left->value(), right->value(), base->value(), right->id);
    std::printf("%d\n", static_cast<Base *>(left) == base);
    Left alone;
    std::printf("%d\n", static_cast<Base &>(alone).value());
    return 0;
}
