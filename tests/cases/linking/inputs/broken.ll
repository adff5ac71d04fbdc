@x = nonsense
