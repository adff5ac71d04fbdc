#define VALUE 100
