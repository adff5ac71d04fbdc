// The exit code was never written.
// RUN: heddle run %s
// EXIT: 10

int main(void)
{
    int code;
    return code; //~ ERROR: [uninit]
}
