// Words of a's and b's in a trie; a prefix of a word is not a word unless it was inserted.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <string.h>

extern char __VERIFIER_nondet_char(void);
extern void __VERIFIER_assume(int);

struct trie {
    int child[2];
    int is_word;
};

static struct trie nodes[8];
static int used = 1;

static void insert(const char *word)
{
    int at = 0;
    for (; *word; word++) {
        int *next = &nodes[at].child[*word - 'a'];
        if (!*next)
            *next = used++;
        at = *next;
    }
    nodes[at].is_word = 1;
}

static int contains(const char *word)
{
    int at = 0;
    for (; *word; word++) {
        at = nodes[at].child[*word - 'a'];
        if (!at)
            return 0;
    }
#ifdef BUG
    return 1;
#else
    return nodes[at].is_word;
#endif
}

int main(void)
{
    char word[4];
    for (int i = 0; i < 3; i++) {
        word[i] = __VERIFIER_nondet_char();
        __VERIFIER_assume(word[i] == 'a' || word[i] == 'b' || word[i] == 0);
    }
    word[3] = 0;
    insert("ab");
    insert("abb");
    insert("b");
    int expected = !strcmp(word, "ab") || !strcmp(word, "abb") || !strcmp(word, "b");
    assert(contains(word) == expected); //~ ERROR: [assert]
    return 0;
}
