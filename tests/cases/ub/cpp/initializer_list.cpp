// The array behind an initializer_list ends with its full-expression, if it is not the list's initializer.
// RUN: heddle check --engine explore --property lifetime %s
// EXIT: 10
// RUN: heddle check --engine bmc --property lifetime %s
// EXIT: 10
// RUN: heddle check %s
// EXIT: 10

#include <initializer_list>

int main()
{
    std::initializer_list<int> kept = {1, 2, 3};
    int sum = 0;
    for (int element : kept)
        sum += element;
    kept = {4, 5, 6};
    return sum + *kept.begin(); //~ ERROR: [lifetime] access to an object that is dead
}
