int nondet_int(void)
{
    return 3;
}
