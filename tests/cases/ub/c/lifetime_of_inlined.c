// A local ends with its function, also where the function is always inlined.
// RUN: heddle check --engine explore %s
// EXIT: 10
// RUN: heddle check --engine bmc %s
// EXIT: 10
// RUN: heddle check --engine explore -DPARAMETER %s
// EXIT: 10
// RUN: heddle check --engine bmc -DPARAMETER %s
// EXIT: 10

static inline __attribute__((always_inline)) void keep(int **to, int value)
{
#ifdef PARAMETER
    *to = &value;
#else
    int local = value;
    *to = &local;
#endif
}

int main(void)
{
    int *p;
    keep(&p, 5);
    return *p - 5; //~ ERROR: [lifetime] access to an object that is dead
}
