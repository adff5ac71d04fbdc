// Exceptions are not understood: throwing one ends in unknown.
// RUN: heddle run %s
// EXIT: 5
// STDERR: /throw|exception/

int main(int argc, char **)
{
    try {
        if (argc > 0)
            throw argc;
    } catch (int) {
        return 1;
    }
    return 0;
}
