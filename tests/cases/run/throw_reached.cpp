// Exceptions are not understood: throwing one ends in unknown.
// RUN: heddle run %s
// EXIT: 5

int main(int argc, char **)
{
    try {
        if (argc > 0)
            throw argc; //~ ERROR: unknown: Heddle does not support C++ exception
    } catch (int) {
        return 1;
    }
    return 0;
}
