// Two C++ files that instantiate the same templates.
// RUN: heddle ir --check %s %d/inputs/sum.cpp
// EXIT: 0

#include <vector>

int sum(const std::vector<int> &);

int main()
{
    std::vector<int> values{1, 2, 3};
    values.push_back(4);
    return sum(values);
}
