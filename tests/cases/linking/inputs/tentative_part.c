int shared;

void set(void)
{
    shared = 3;
}
