// The Mandelbrot set in letters, in double and in float, with a checksum of the iterations.
#include <stdio.h>

enum { WIDTH = 48, HEIGHT = 15, LIMIT = 40 };

static int iterations(double cx, double cy)
{
    double x = 0, y = 0;
    int n = 0;
    while (x * x + y * y < 4 && n < LIMIT) {
        double t = x * x - y * y + cx;
        y = 2 * x * y + cy;
        x = t;
        n++;
    }
    return n;
}

static int iterations_float(float cx, float cy)
{
    float x = 0, y = 0;
    int n = 0;
    for (; x * x + y * y < 4 && n < LIMIT; n++) {
        float t = x * x - y * y + cx;
        y = 2 * x * y + cy;
        x = t;
    }
    return n;
}

int main(void)
{
    static const char shades[] = " .:-=+*#%@";
    unsigned sum = 0, different = 0;
    for (int row = 0; row < HEIGHT; row++) {
        char line[WIDTH + 1];
        for (int column = 0; column < WIDTH; column++) {
            double cx = -2.2 + 3.2 * column / WIDTH, cy = -1.2 + 2.4 * row / (HEIGHT - 1);
            int n = iterations(cx, cy);
            different += n != iterations_float((float)cx, (float)cy);
            sum = sum * 31 + (unsigned)n;
            line[column] = shades[n * 9 / LIMIT];
        }
        line[WIDTH] = 0;
        printf("%s\n", line);
    }
    printf("%u, %u different\n", sum, different);
    return 0;
}
