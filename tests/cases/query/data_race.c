// DataRace: two processes stand before accesses to the same bytes, one of them a write, and not both atomic.
// RUN: heddle query --entry writer,reader %s "E<>(DataRace)"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query --entry reader,reader %s "E<>(DataRace)"
// EXIT: 0
// STDOUT: not satisfied
// RUN: heddle query --entry writer,other_writer %s "E<>(DataRace)"
// EXIT: 0
// STDOUT: not satisfied
// RUN: heddle query --entry atomic_writer,atomic_writer %s "E<>(DataRace)"
// EXIT: 0
// STDOUT: not satisfied
// RUN: heddle query --entry writer,byte_writer %s "E<>(DataRace)"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query --entry other_writer,byte_writer %s "E<>(DataRace)"
// EXIT: 0
// STDOUT: not satisfied

struct pair {
    int left, right;
};

struct pair pair;
_Atomic int number;

int reader(void)
{
    return pair.left;
}

void writer(void)
{
    pair.left = 1;
}

void other_writer(void)
{
    pair.right = 1;
}

void byte_writer(void)
{
    ((char *)&pair)[3] = 1;
}

void atomic_writer(void)
{
    number++;
}
