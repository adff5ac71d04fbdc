// A main with three parameters: the environment is a list that ends with null.
// RUN: heddle run %s
// EXIT: 0

int main(int argc, char **argv, char **environment)
{
    int n = 0;
    while (environment[n])
        n++;
    return argc == 1 && argv[0] ? 0 : 1;
}
