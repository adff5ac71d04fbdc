// There is nothing behind the null that ends argv.
// RUN: heddle run %s
// EXIT: 10

int main(int argc, char **argv)
{
    return argv[argc + 1] != 0; //~ ERROR: [bounds]
}
