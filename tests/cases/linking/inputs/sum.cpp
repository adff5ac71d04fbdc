#include <vector>

int sum(const std::vector<int> &values)
{
    std::vector<int> copy(values);
    copy.push_back(0);
    int total = 0;
    for (int value : copy)
        total += value;
    return total;
}
