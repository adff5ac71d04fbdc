// The summary tells where functions come from, the largest first, and what is missing.
// RUN: heddle ir %s
// EXIT: 0
// STDOUT: %s: C, compiled by clang
// STDOUT: verified      yes, no problems found
// STDOUT: functions     2 defined, 2 external
// STDOUT: /main +%s:24 /
// STDOUT: /sum +%s:19 /
// STDOUT: called but not defined:
// STDOUT: rand (2 calls), puts

int puts(const char *);
int rand(void);

struct pair {
    int a, b;
};

static int sum(struct pair p)
{
    return p.a + p.b;
}

int main(void)
{
    struct pair p = {rand(), rand()};
    if (sum(p) > 10)
        puts("much");
    return sum(p);
}
