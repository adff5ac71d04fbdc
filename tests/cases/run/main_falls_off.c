// A main that ends without a return returns 0.
// RUN: heddle run %s
// EXIT: 0

int main(void)
{
}
