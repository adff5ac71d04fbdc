// qsort and bsearch on numbers, strings and structures, with several orders.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct person {
    char name[12];
    int age;
    double height;
};

static int by_number(const void *a, const void *b)
{
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

static int by_text(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static int by_age_then_name(const void *a, const void *b)
{
    const struct person *x = a, *y = b;
    if (x->age != y->age)
        return x->age < y->age ? -1 : 1;
    return strcmp(x->name, y->name);
}

static int by_height(const void *a, const void *b)
{
    const struct person *x = a, *y = b;
    return (x->height > y->height) - (x->height < y->height);
}

int main(void)
{
    int numbers[] = {42, -7, 0, 19, 1000, -300, 5, 5, 12};
    const size_t count = sizeof numbers / sizeof *numbers;
    qsort(numbers, count, sizeof *numbers, by_number);
    for (size_t i = 0; i < count; i++)
        printf("%d ", numbers[i]);
    printf("\n");
    for (int key = 4; key <= 6; key++) {
        int *found = bsearch(&key, numbers, count, sizeof *numbers, by_number);
        printf("%d: %s\n", key, found ? "found" : "not found");
    }

    const char *words[] = {"pear", "apple", "fig", "banana", "cherry", "date"};
    qsort(words, 6, sizeof *words, by_text);
    for (int i = 0; i < 6; i++)
        printf("%s%s", words[i], i < 5 ? "," : "\n");
    const char *wanted = "fig";
    const char **found = bsearch(&wanted, words, 6, sizeof *words, by_text);
    printf("fig at %d\n", found ? (int)(found - words) : -1);

    struct person people[] = {{"Zoe", 31, 1.71}, {"Adam", 25, 1.85}, {"Eve", 31, 1.66}, {"Bob", 19, 1.9}};
    qsort(people, 4, sizeof *people, by_age_then_name);
    for (int i = 0; i < 4; i++)
        printf("%s %d\n", people[i].name, people[i].age);
    qsort(people, 4, sizeof *people, by_height);
    for (int i = 0; i < 4; i++)
        printf("%s %.2f\n", people[i].name, people[i].height);
    return 0;
}
