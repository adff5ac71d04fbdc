// A function that promises not to return does.
// RUN: heddle run --cflags=-w %s
// EXIT: 10

__attribute__((noreturn, noinline)) static void stop(int x)
{
    if (x)
        return;
    __builtin_trap();
} //~ ERROR: [unreachable]

int main(int argc, char **argv)
{
    stop(argc);
}
