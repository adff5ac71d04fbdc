// Huffman coding of a text: counting, building the tree, packing bits, unpacking them again.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

struct node {
    int weight;
    short left, right;
    unsigned char symbol;
};

static struct node nodes[511];
static int node_count;
static struct {
    uint32_t bits;
    int length;
} code[256];

static void assign(int n, uint32_t bits, int length)
{
    if (nodes[n].left < 0) {
        code[nodes[n].symbol].bits = bits;
        code[nodes[n].symbol].length = length;
        return;
    }
    assign(nodes[n].left, bits << 1, length + 1);
    assign(nodes[n].right, bits << 1 | 1, length + 1);
}

static int take_lightest(int *open, int *count)
{
    int best = 0;
    for (int i = 1; i < *count; i++)
        if (nodes[open[i]].weight < nodes[open[best]].weight)
            best = i;
    int n = open[best];
    open[best] = open[--*count];
    return n;
}

int main(void)
{
    static const char text[] = "a heddle lifts every thread apart so that each way of weaving them can be seen";
    int counts[256] = {0}, open[256], open_count = 0;
    for (const char *c = text; *c; c++)
        counts[(unsigned char)*c]++;
    for (int i = 0; i < 256; i++)
        if (counts[i]) {
            nodes[node_count] = (struct node){counts[i], -1, -1, (unsigned char)i};
            open[open_count++] = node_count++;
        }
    while (open_count > 1) {
        int a = take_lightest(open, &open_count), b = take_lightest(open, &open_count);
        nodes[node_count] = (struct node){nodes[a].weight + nodes[b].weight, (short)a, (short)b, 0};
        open[open_count++] = node_count++;
    }
    int root = open[0];
    assign(root, 0, 0);
    uint8_t packed[128] = {0};
    int bit = 0;
    for (const char *c = text; *c; c++)
        for (int i = code[(unsigned char)*c].length; i-- > 0; bit++)
            packed[bit / 8] |= (uint8_t)((code[(unsigned char)*c].bits >> i & 1) << bit % 8);
    printf("%d characters, %d bits, %d nodes, 'e' in %d\n", (int)strlen(text), bit, node_count, code['e'].length);
    char back[sizeof text];
    int n = root, length = 0;
    for (int i = 0; i < bit; i++) {
        n = packed[i / 8] >> i % 8 & 1 ? nodes[n].right : nodes[n].left;
        if (nodes[n].left < 0) {
            back[length++] = (char)nodes[n].symbol;
            n = root;
        }
    }
    back[length] = 0;
    printf("%s\n%s\n", back, strcmp(back, text) ? "different" : "same");
    return 0;
}
