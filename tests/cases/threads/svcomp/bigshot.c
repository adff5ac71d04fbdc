// bigshot_s, bigshot_s2 and bigshot_p: one thread makes a buffer, another writes a name into it if it is there. In
// sequence (s), the name is there at the end; s2 only claims something when there is a buffer; in parallel (p), the
// writer may come before the buffer does.
// RUN: heddle check --engine explore --property assert -DPARALLEL %s
// EXIT: 10
// RUN: heddle check --engine explore --property assert,reach,race,deadlock,null,bounds,lifetime,uninit,cleanup %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert,reach,race,deadlock,null,bounds,lifetime,uninit -DONLY_IF_THERE %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static char *name;

static void *make(void *unused)
{
    name = calloc(4, 1);
    return NULL;
}

static void *write_name(void *unused)
{
    if (name)
        strcpy(name, "Big");
    return NULL;
}

int main(void)
{
    pthread_t maker, writer;
    pthread_create(&maker, NULL, make, NULL);
#ifndef PARALLEL
    pthread_join(maker, NULL);
#endif
    pthread_create(&writer, NULL, write_name, NULL);
#ifdef PARALLEL
    pthread_join(maker, NULL);
#endif
    pthread_join(writer, NULL);
#ifdef ONLY_IF_THERE
    if (name)
#endif
        assert(name[0] == 'B'); //~ ERROR: [assert]
    free(name);
    return 0;
}
