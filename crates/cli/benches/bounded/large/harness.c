// A JSON library of ten thousand lines, yyjson, is given N arbitrary bytes as a document; what comes of it is compared, looked up, copied and written. A known document is read, changed at an
// arbitrary place, and written. `scripts/fetch-large` fetches the library; `-I` says where it is.
#include "yyjson.c"

extern unsigned char __VERIFIER_nondet_uchar(void);

#ifndef N
#define N 2
#endif

static void arbitrary(char *bytes, size_t count)
{
    for (size_t i = 0; i < count; i++)
        bytes[i] = (char)__VERIFIER_nondet_uchar();
}

// Writes a value inside of an array: a number of one digit at the start of a buffer makes the library compute an address before the buffer.
static void write_copy(yyjson_val *value, yyjson_write_flag how)
{
    size_t length;
    yyjson_mut_doc *copy = yyjson_mut_doc_new(NULL);
    yyjson_mut_val *array = yyjson_mut_arr(copy);
    yyjson_mut_arr_append(array, yyjson_val_mut_copy(copy, value));
    yyjson_mut_doc_set_root(copy, array);
    free(yyjson_mut_write(copy, how, &length));
    yyjson_mut_doc_free(copy);
}

static void arbitrary_document(void)
{
    char text[N];
    arbitrary(text, N);
    yyjson_doc *document = yyjson_read(text, N, YYJSON_READ_NOFLAG);
    if (!document)
        return;
    yyjson_val *root = yyjson_doc_get_root(document);
    yyjson_equals(root, root);
    yyjson_doc_ptr_get(document, "/0");
    write_copy(root, YYJSON_WRITE_PRETTY);
    yyjson_doc_free(document);
}

static void known_document(void)
{
    static const char text[] = "{\"a\": [1, -2.5e3, \"x\\u00e9\\n\", true], \"b\": {\"c\": null}}";
    size_t length;
    char place[] = "/a/0";
    yyjson_doc *document = yyjson_read(text, sizeof text - 1, 0);
    if (!document)
        return;
    arbitrary(place + 3, 1);
    yyjson_doc_ptr_get(document, place);
    free(yyjson_write(document, YYJSON_WRITE_ESCAPE_UNICODE, &length));
    yyjson_mut_doc *copy = yyjson_doc_mut_copy(document, NULL);
    yyjson_mut_val *found = yyjson_mut_doc_ptr_get(copy, place);
    if (found)
        yyjson_mut_set_bool(found, true);
    yyjson_mut_val *root = yyjson_mut_doc_get_root(copy);
    yyjson_mut_equals(root, root);
    free(yyjson_mut_write(copy, YYJSON_WRITE_PRETTY_TWO_SPACES, &length));
    yyjson_mut_doc_free(copy);
    yyjson_doc_free(document);
}

int main(void)
{
    arbitrary_document();
    known_document();
    return 0;
}
