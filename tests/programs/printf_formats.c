// The formats of printf for integers, characters, texts: flags, widths, precisions, lengths.
#include <inttypes.h>
#include <limits.h>
#include <stddef.h>
#include <stdio.h>

int main(void)
{
    printf("[%d] [%5d] [%-5d] [%05d] [%+d] [% d] [%.3d] [%8.3d] [%-8.3d]\n", 42, 42, 42, 42, 42, 42, 42, 42, 42);
    printf("[%d] [%5d] [%-5d] [%05d] [%+d] [% d] [%.3d]\n", -42, -42, -42, -42, -42, -42, -42);
    printf("[%.0d] [%.d] [%+.0d] [%5.0d]\n", 0, 0, 0, 0);
    printf("[%x] [%X] [%#x] [%#X] [%08x] [%#010x] [%-#8x] [%#x]\n", 48879, 48879, 48879, 48879, 48879, 48879, 48879, 0);
    printf("[%o] [%#o] [%#o] [%u] [%10u]\n", 64, 64, 0, UINT_MAX, 7u);
    printf("[%hhd] [%hhu] [%hd] [%hu] [%hhx]\n", 300, 300, 70000, 70000, -1);
    printf("[%lld] [%llu] [%llx] [%lli]\n", LLONG_MIN, ULLONG_MAX, 1ULL << 40, LLONG_MAX);
    printf("[%ld] [%lu] [%zu] [%td] [%jd]\n", -5L, 5UL, (size_t)6, (ptrdiff_t)-7, (intmax_t)1 << 50);
    printf("[%" PRId8 "] [%" PRIu16 "] [%" PRIx32 "] [%" PRId64 "] [%" PRIX64 "]\n", (int8_t)-8, (uint16_t)65535,
           UINT32_C(0xabcdef01), INT64_MIN, UINT64_MAX);
    printf("[%c] [%5c] [%-5c] [%c]\n", 'a', 'b', 'c', 100);
    printf("[%s] [%10s] [%-10s] [%.3s] [%10.3s] [%-10.3s] [%.0s]\n", "heddle", "heddle", "heddle", "heddle", "heddle",
           "heddle", "heddle");
    printf("[%*d] [%-*d] [%*d] [%.*s] [%*.*s]\n", 6, 42, 6, 42, -6, 42, 2, "warp", 6, 3, "weft");
    printf("[%%] [%5.1f%%]\n", 99.5);
    int written = 0;
    printf("twelve chars%n\n", &written);
    printf("%d\n", written);
    char unterminated[3] = {'a', 'b', 'c'};
    printf("[%.3s] [%.2s]\n", unterminated, unterminated);
    char small[5];
    int n = snprintf(small, sizeof small, "%s", "truncated");
    printf("%s %d\n", small, n);
    n = sprintf(small, "%d", 1234);
    printf("%s %d\n", small, n);
    puts("puts adds a newline");
    putchar('!');
    putchar('\n');
    fputs("fputs does not\n", stdout);
    fprintf(stdout, "%s\n", "fprintf");
    fwrite("fwrite\n", 1, 7, stdout);
    printf("%p %d\n", (void *)0, printf("count\n"));
    return 0;
}
