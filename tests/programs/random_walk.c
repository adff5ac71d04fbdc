// Three random generators (Mersenne twister, PCG, middle square) and statistics over what they give.
#include <math.h>
#include <stdint.h>
#include <stdio.h>

static uint32_t twister[624];
static int twister_at = 624;

static void twister_seed(uint32_t seed)
{
    twister[0] = seed;
    for (uint32_t i = 1; i < 624; i++)
        twister[i] = 1812433253u * (twister[i - 1] ^ twister[i - 1] >> 30) + i;
}

static uint32_t twister_next(void)
{
    if (twister_at == 624) {
        for (int i = 0; i < 624; i++) {
            uint32_t y = (twister[i] & 0x80000000u) | (twister[(i + 1) % 624] & 0x7fffffffu);
            twister[i] = twister[(i + 397) % 624] ^ y >> 1 ^ (y & 1 ? 0x9908b0dfu : 0);
        }
        twister_at = 0;
    }
    uint32_t y = twister[twister_at++];
    y ^= y >> 11;
    y ^= y << 7 & 0x9d2c5680u;
    y ^= y << 15 & 0xefc60000u;
    return y ^ y >> 18;
}

static uint32_t pcg_next(void)
{
    static uint64_t state = 0x853c49e6748fea9bULL;
    uint64_t old = state;
    state = old * 6364136223846793005ULL + 0xda3e39cb94b95bdbULL;
    uint32_t shifted = (uint32_t)((old >> 18 ^ old) >> 27), rotation = (uint32_t)(old >> 59);
    return shifted >> rotation | shifted << (-rotation & 31);
}

static uint32_t square_next(void)
{
    static uint64_t x, w;
    x *= x;
    x += w += 0xb5ad4eceda1ce2a9ULL;
    x = x >> 32 | x << 32;
    return (uint32_t)x;
}

static void examine(const char *name, uint32_t (*next)(void))
{
    enum { N = 400 };
    int bins[8] = {0};
    double sum = 0, squares = 0;
    int x = 0, y = 0, farthest = 0;
    for (int i = 0; i < N; i++) {
        uint32_t r = next();
        double u = r / 4294967296.0;
        sum += u;
        squares += u * u;
        bins[r >> 29]++;
        switch (r >> 12 & 3) {
        case 0: x++; break;
        case 1: x--; break;
        case 2: y++; break;
        default: y--; break;
        }
        if (x * x + y * y > farthest)
            farthest = x * x + y * y;
    }
    double mean = sum / N, chi = 0;
    for (int i = 0; i < 8; i++)
        chi += (bins[i] - N / 8.0) * (bins[i] - N / 8.0) / (N / 8.0);
    printf("%s %.6f %.6f %.3f %.3f\n", name, mean, sqrt(squares / N - mean * mean), chi, sqrt(farthest));
}

int main(void)
{
    twister_seed(5489);
    printf("%u %u\n", twister_next(), pcg_next());
    examine("twister", twister_next);
    examine("pcg", pcg_next);
    examine("square", square_next);
    return 0;
}
