// The arguments of the command line: summed, echoed, options read as many programs do.
// ARGS: -v --name=loom 3 4 '5 6' -n 10 ''
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int verbose = 0, number = 0, sum = 0;
    const char *name = "none";
    for (int i = 1; i < argc; i++) {
        char *arg = argv[i];
        if (!strcmp(arg, "-v"))
            verbose++;
        else if (!strncmp(arg, "--name=", 7))
            name = arg + 7;
        else if (!strcmp(arg, "-n") && i + 1 < argc)
            number = atoi(argv[++i]);
        else
            sum += atoi(arg);
        printf("%d [%s] %d\n", i, argv[i], (int)strlen(argv[i]));
    }
    argv[1][0] = '+';
    printf("%s %d %d %s %d\n", argv[1], verbose, number, name, sum);
    printf("%d %d\n", argc, argv[argc] == NULL);
    return argc;
}
