// Addresses of elements of arrays in arrays, which the compiler writes as constants in constants.
// RUN: heddle run %s
// EXIT: 0
// RUN: heddle run -m32 %s
// EXIT: 0

static unsigned char grids[2][4][5];

int main(void)
{
    grids[0][2][1] = grids[0][2][2] = grids[1][2][3] = 7;
    const unsigned char *bytes = &grids[0][0][0];
    return bytes[11] == 7 && bytes[12] == 7 && bytes[33] == 7 && bytes[0] == 0 ? 0 : 1;
}
