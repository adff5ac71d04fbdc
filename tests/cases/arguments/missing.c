// An argument is used without asking whether it is there: null. One behind the null at the end is out of bounds (-DBEHIND).
// RUN: heddle check %s
// EXIT: 10
// STDOUT: null pointer
// RUN: heddle check --engine bmc %s
// EXIT: 10
// STDOUT: null pointer
// RUN: heddle check --engine explore %s
// EXIT: 10
// STDOUT: null pointer
// RUN: heddle check --engine bmc -DBEHIND %s
// EXIT: 10
// STDOUT: [bounds]
// RUN: heddle check --engine explore -DBEHIND %s
// EXIT: 10
// STDOUT: [bounds]

#ifdef BEHIND
#define LOOK argv[2] == 0
#else
#define LOOK *argv[1]
#endif

int main(int argc, char **argv)
{
    return LOOK; //~ ERROR: access
}
