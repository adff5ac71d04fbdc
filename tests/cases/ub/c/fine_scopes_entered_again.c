// A block that is entered again has its variables anew.
// RUN: heddle run %s
// EXIT: 0
// RUN: heddle run -O2 %s
// EXIT: 0
// RUN: heddle run -m32 %s
// EXIT: 0

int main(int argc, char **argv)
{
    int sum = 0;
    for (int i = 0; i < 4; i++) {
        int local[3] = {i, i + argc, 0}, *p = local;
        p[2] = p[0] + p[1];
        sum += *(p + 2);
    }
    return sum == 16 ? 0 : 1;
}
