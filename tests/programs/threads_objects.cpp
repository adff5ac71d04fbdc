// C++ objects and threads: static ones are constructed once, those of a thread are destroyed when it ends.
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int constructed, destroyed, own_constructed, own_destroyed;

static void count(int &counter, int by)
{
    pthread_mutex_lock(&mutex);
    counter += by;
    pthread_mutex_unlock(&mutex);
}

struct Shared {
    int value;
    Shared() : value(7) { count(constructed, 1); }
};

struct Own {
    int value = 1;
    Own() { count(own_constructed, 1); }
    ~Own() { count(own_destroyed, value); }
};

static thread_local Own own;

/* What the compiler calls for thread_local objects with destructors. */
extern "C" int __cxa_thread_atexit(void (*destroy)(void *), void *object, void *library);
extern "C" void *__dso_handle;

static void destroy(void *object)
{
    int *number = static_cast<int *>(object);
    count(destroyed, *number);
    *number *= 10;
}

static Shared &shared()
{
    static Shared object;
    return object;
}

static int numbers[] = {1, 2, 3, 4};

static void *work(void *argument)
{
    long me = reinterpret_cast<long>(argument);
    __cxa_thread_atexit(destroy, &numbers[me - 1], &__dso_handle);
    __cxa_thread_atexit(destroy, &numbers[me - 1], &__dso_handle);
    own.value = static_cast<int>(me);
    return reinterpret_cast<void *>(shared().value + me);
}

int main()
{
    pthread_t threads[4];
    for (long i = 0; i < 4; i++)
        pthread_create(&threads[i], nullptr, work, reinterpret_cast<void *>(i + 1));
    for (auto &thread : threads) {
        void *result;
        pthread_join(thread, &result);
        printf("%ld\n", reinterpret_cast<long>(result));
    }
    printf("%d constructed, %d destroyed, then", constructed, destroyed);
    for (int number : numbers)
        printf(" %d", number);
    printf("\n%d of threads constructed, %d destroyed\n", own_constructed, own_destroyed);
    return 0;
}
