// What is no platform is refused, with exit code 2.
// RUN: heddle run --platform %d/inputs/nowhere %s
// EXIT: 2
// STDERR: inputs/nowhere cannot be read as a platform
// RUN: heddle run --platform %d/inputs/notes.txt %s
// EXIT: 2
// STDERR: inputs/notes.txt is no platform: that is a C or C++ file, or a folder of them
// RUN: heddle run --platform %d/inputs/robot --platform %d/inputs %s
// EXIT: 2
// STDERR: cannot link the files
// RUN: heddle ir --platform tests %s
// EXIT: 2
// STDERR: tests is no platform: there is no C or C++ file in it
// RUN: heddle run --platform %s %s
// EXIT: 2
// STDERR: cannot link the files

int puts(const char *text)
{
    return 0;
}

int main(void)
{
    return 0;
}
