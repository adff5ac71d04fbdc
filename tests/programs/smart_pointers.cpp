// std::unique_ptr with trees, custom deleters and arrays; a reference-counting pointer of one's own.
#include <cstdio>
#include <memory>
#include <utility>

struct Node {
    int key;
    std::unique_ptr<Node> left, right;
    explicit Node(int k) : key(k) { live++; }
    ~Node() { live--; }
    static int live;
};
int Node::live = 0;

static void insert(std::unique_ptr<Node> &where, int key)
{
    if (!where)
        where = std::make_unique<Node>(key);
    else
        insert(key < where->key ? where->left : where->right, key);
}

static int sum(const Node *n)
{
    return n ? n->key + sum(n->left.get()) + sum(n->right.get()) : 0;
}

static std::unique_ptr<Node> take_smallest(std::unique_ptr<Node> &where)
{
    if (where->left)
        return take_smallest(where->left);
    std::unique_ptr<Node> taken = std::move(where);
    where = std::move(taken->right);
    return taken;
}

template <typename T> class Shared {
  public:
    explicit Shared(T *t) : block_(new Block{t, 1}) {}
    Shared(const Shared &o) : block_(o.block_) { ++block_->count; }
    Shared &operator=(Shared o)
    {
        std::swap(block_, o.block_);
        return *this;
    }
    ~Shared()
    {
        if (--block_->count == 0) {
            delete block_->object;
            delete block_;
        }
    }
    T *operator->() const { return block_->object; }
    int count() const { return block_->count; }

  private:
    struct Block {
        T *object;
        int count;
    };
    Block *block_;
};

struct Closer {
    int *log;
    void operator()(int *p) const
    {
        *log += *p;
        delete p;
    }
};

int main()
{
    {
        std::unique_ptr<Node> root;
        for (int key : {50, 20, 80, 10, 30, 70, 90, 60})
            insert(root, key);
        std::printf("%d live, sum %d\n", Node::live, sum(root.get()));
        for (int i = 0; i < 3; i++)
            std::printf("%d ", take_smallest(root)->key);
        std::printf("\n%d live\n", Node::live);
        root->right.reset();
        std::printf("%d live\n", Node::live);
    }
    std::printf("%d live\n", Node::live);
    int log = 0;
    {
        std::unique_ptr<int, Closer> a(new int(5), Closer{&log}), b(new int(7), Closer{&log});
        a.swap(b);
        std::unique_ptr<int, Closer> c = std::move(a);
        std::printf("%d %d %d\n", *c, *b, !a);
    }
    std::printf("%d\n", log);
    auto array = std::make_unique<int[]>(10);
    for (int i = 0; i < 10; i++)
        array[i] += i;
    std::printf("%d\n", array[9]);
    Node *raw = std::make_unique<Node>(1).release();
    Shared<Node> s(raw), t = s;
    {
        Shared<Node> u(new Node(2));
        u = t;
        std::printf("%d %d %d\n", u->key, s.count(), Node::live);
    }
    std::printf("%d\n", t.count());
    return 0;
}
