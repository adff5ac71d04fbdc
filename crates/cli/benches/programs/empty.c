// Nothing: what it costs to start.

int main(void) {
  return 0;
}
