// Variables by name: globals, also inside structures and arrays, and local ones of the top frame.
// RUN: heddle query %s "E<>(total;si32 == 6;si32)"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query %s "E<>(total == 6)"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query %s "E<>(total > 6)"
// EXIT: 0
// STDOUT: not satisfied
// RUN: heddle query %s "E<>(point.y == -4)"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query %s "E<>(point.y == 4)"
// EXIT: 0
// STDOUT: not satisfied
// RUN: heddle query %s "E<>(numbers[2] == 3)"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query %s "E<>(numbers[0] == 3)"
// EXIT: 0
// STDOUT: not satisfied
// RUN: heddle query %s "E<>(@0.sum.i == 3 && @0.sum.result == 6)"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query %s "E<>(@0.sum.i == 4)"
// EXIT: 0
// STDOUT: not satisfied
// RUN: heddle query %s "A[](@0.sum.result <= 6)"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query %s "E<>(@0.sum.result + total == 12)"
// EXIT: 0
// STDOUT: not satisfied
// RUN: heddle query %s "E<>(letter;ui8 == 97;ui8)"
// EXIT: 0
// STDOUT-NOT: not satisfied

struct point {
    int x, y;
};

struct point point;
int numbers[3];
int total;
char letter;

static int sum(void)
{
    int result = 0;
    for (int i = 0; i < 3; i++)
        result += numbers[i];
    return result;
}

int main(void)
{
    letter = 'a';
    point.y = -4;
    for (int i = 0; i < 3; i++)
        numbers[i] = i + 1;
    total = sum();
    return 0;
}
