// scull: a character device keeps what is written to it. Reading and writing take the lock of the device, so a reader sees
// a size and a content that belong together. FAULTY trims the device without the lock.
// RUN: heddle check --engine explore --property assert -DFAULTY %s
// EXIT: 10
// RUN: heddle check --engine explore --property assert,reach,race,deadlock,bounds,uninit,cleanup %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#define QUANTUM 3

struct device {
    pthread_mutex_t lock;
    char *data;
    int size;
};

static struct device device = {PTHREAD_MUTEX_INITIALIZER, NULL, 0};

static void trim(struct device *dev)
{
    dev->size = 0;
    if (dev->data)
        dev->data[0] = 0;
}

static void *open_for_writing(void *unused)
{
#ifdef FAULTY
    trim(&device);
#else
    pthread_mutex_lock(&device.lock);
    trim(&device);
    pthread_mutex_unlock(&device.lock);
#endif
    return NULL;
}

static void *write_some(void *text)
{
    int length = strlen(text);
    pthread_mutex_lock(&device.lock);
    if (!device.data)
        device.data = calloc(QUANTUM, 1);
    if (length > QUANTUM - device.size)
        length = QUANTUM - device.size;
    memcpy(device.data + device.size, text, length);
    device.size += length;
    pthread_mutex_unlock(&device.lock);
    return NULL;
}

static void *read_all(void *unused)
{
    char buffer[QUANTUM];
    pthread_mutex_lock(&device.lock);
    int length = device.size;
    if (length > 0) {
        memcpy(buffer, device.data, length);
        assert(buffer[0] == 'a'); //~ ERROR: [assert]
    }
    pthread_mutex_unlock(&device.lock);
    return NULL;
}

int main(void)
{
    pthread_t threads[3];
    pthread_create(&threads[0], NULL, write_some, "ab");
    pthread_create(&threads[1], NULL, open_for_writing, NULL);
    pthread_create(&threads[2], NULL, read_all, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    free(device.data);
    return 0;
}
