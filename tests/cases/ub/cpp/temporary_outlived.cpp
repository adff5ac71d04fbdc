// A reference to a temporary that a function has passed on: the temporary ends with the expression. FINE copies the value.
// RUN: heddle check --engine explore %s
// EXIT: 10
// RUN: heddle check --engine bmc %s
// EXIT: 10
// RUN: heddle check --engine explore -DFINE %s
// EXIT: 0
// RUN: heddle check --engine bmc -DFINE %s
// EXIT: 0

#ifdef FINE
#define REFERENCE const int
#else
#define REFERENCE const int &
#endif

static const int &greater(const int &a, const int &b) { return a < b ? b : a; }

int main()
{
    REFERENCE result = greater(1, 2);
    return result == 3; //~ ERROR: [lifetime]
}
