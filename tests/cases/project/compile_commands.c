// A build says how its files are compiled: what that means for the program is taken over.
// RUN: heddle check %d/inputs/commands/src/needs.c
// EXIT: 2
// STDERR: 'limit.h' file not found
// RUN: heddle check --compile-commands %d/inputs/commands %d/inputs/commands/src/needs.c
// EXIT: 0
// RUN: heddle check --compile-commands %d/inputs/commands/compile_commands.json %d/inputs/commands/src/twice.c
// EXIT: 0
// STDERR: twice.c: warning: 2 entries of %d/inputs/commands/compile_commands.json are about it; the first is taken
// RUN: heddle run --compile-commands %d/inputs/commands %d/inputs/commands/src/needs.c
// EXIT: 0
// RUN: heddle check --compile-commands %d/inputs/commands %s
// EXIT: 2
// STDERR: error: --compile-commands: %d/inputs/commands/compile_commands.json: there is no entry for %s
// RUN: heddle check --compile-commands %d/inputs/shop %s
// EXIT: 2
// STDERR: error: --compile-commands: %d/inputs/shop/compile_commands.json cannot be read

int main(void) { return 0; }
