// Volatile objects are read and written like others.
// RUN: heddle run %s
// EXIT: 0
// RUN: heddle run -O2 %s
// EXIT: 0
// RUN: heddle run -m32 %s
// EXIT: 0

static volatile int flag = 1;
static volatile struct {
    int a;
    volatile char b[3];
} port;

int main(void)
{
    volatile int local = 3;
    local += flag;
    flag = local;
    port.b[1] = 'x';
    port.a = port.b[1] + flag;
    return flag == 4 && port.a == 'x' + 4 ? 0 : 1;
}
