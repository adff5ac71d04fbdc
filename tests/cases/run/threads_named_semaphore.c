// A semaphore with a name is not supported.
// RUN: heddle run %s
// EXIT: 5

#include <fcntl.h>
#include <semaphore.h>

int main(void)
{
    sem_open("/name", O_CREAT, 0600, 1); //~ ERROR: unknown: Heddle does not support a semaphore with a name
}
