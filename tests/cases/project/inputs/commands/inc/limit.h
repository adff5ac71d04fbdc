#define LIMIT 5
