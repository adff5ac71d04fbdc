// The function that verification tasks call in a bad state.
// RUN: heddle run %s
// EXIT: 10

extern void reach_error(void);

int main(int argc, char **argv)
{
    if (argc > 0)
        reach_error(); //~ ERROR: [reach]
    return 0;
}
