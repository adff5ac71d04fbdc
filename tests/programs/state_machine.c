// A table-driven state machine that splits a piece of C into tokens.
#include <stdio.h>
#include <string.h>

enum class { LETTER, DIGIT, SPACE, QUOTE, SLASH, STAR, NEWLINE, OTHER, CLASSES };
enum state { START, NAME, NUMBER, STRING, ONE_SLASH, LINE, BLOCK, BLOCK_STAR, STATES };

static const unsigned char next[STATES][CLASSES] = {
    [START] = {NAME, NUMBER, START, STRING, ONE_SLASH, START, START, START},
    [NAME] = {NAME, NAME, START, STRING, ONE_SLASH, START, START, START},
    [NUMBER] = {NUMBER, NUMBER, START, STRING, ONE_SLASH, START, START, START},
    [STRING] = {STRING, STRING, STRING, START, STRING, STRING, STRING, STRING},
    [ONE_SLASH] = {NAME, NUMBER, START, STRING, LINE, BLOCK, START, START},
    [LINE] = {LINE, LINE, LINE, LINE, LINE, LINE, START, LINE},
    [BLOCK] = {BLOCK, BLOCK, BLOCK, BLOCK, BLOCK, BLOCK_STAR, BLOCK, BLOCK},
    [BLOCK_STAR] = {BLOCK, BLOCK, BLOCK, BLOCK, START, BLOCK_STAR, BLOCK, BLOCK},
};

static enum class classify(char c)
{
    if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_')
        return LETTER;
    switch (c) {
    case '0' ... '9': return DIGIT;
    case ' ': case '\t': return SPACE;
    case '"': return QUOTE;
    case '/': return SLASH;
    case '*': return STAR;
    case '\n': return NEWLINE;
    default: return OTHER;
    }
}

static const char source[] = "int x1 = 42; // the answer\n"
                             "char *s = \"a /* b */ c\"; /* two\n lines **/ y = x1/2;\n";

int main(void)
{
    static const char *const names[STATES] = {"start", "name", "number", "string", "slash", "line", "block", "star"};
    int visits[STATES] = {0}, tokens = 0;
    enum state s = START;
    size_t from = 0;
    for (size_t i = 0; i < sizeof source - 1; i++) {
        enum state t = next[s][classify(source[i])];
        visits[t]++;
        if (t != s) {
            if (s == NAME || s == NUMBER)
                printf("%s '%.*s'\n", names[s], (int)(i - from), source + from);
            from = i;
            tokens++;
        }
        s = t;
    }
    for (int i = 0; i < STATES; i++)
        printf("%s %d\n", names[i], visits[i]);
    printf("%d changes, %d characters\n", tokens, (int)strlen(source));
    return s == START ? 0 : 1;
}
