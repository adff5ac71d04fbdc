// Order of construction and destruction: globals, function statics with guards, thread_local, inline variables.
#include <cstdio>
#include <cstdlib>

struct Tracer {
    const char *name;
    int number;
    static inline int next = 1;
    explicit Tracer(const char *n) : name(n), number(next++) { std::printf("+%s %d\n", name, number); }
    ~Tracer() { std::printf("-%s %d\n", name, number); }
};

static Tracer first("first");
Tracer second("second");
inline Tracer shared("inline");
static int computed = first.number * 100 + second.number;

static Tracer &lazy(bool which)
{
    if (which) {
        static Tracer a("static a");
        return a;
    }
    static Tracer b("static b");
    return b;
}

static int expensive()
{
    static int calls = 0;
    static const int result = (std::printf("computing\n"), 42);
    return result + calls++;
}

thread_local Tracer local("thread-local");
thread_local int plain = computed + 1;

static void at_exit()
{
    std::printf("at exit, next %d\n", Tracer::next);
}

int main()
{
    std::printf("main %d\n", computed);
    std::atexit(at_exit);
    std::printf("%d\n", lazy(false).number);
    std::printf("%d\n", lazy(true).number);
    std::printf("%d\n", lazy(false).number);
    std::printf("%d ", expensive());
    std::printf("%d\n", expensive());
    std::printf("%d\n", local.number);
    std::printf("%d\n", ++plain);
    return 0;
}
