// A bundle is written under a name that says what it is, where something can be written.
// RUN: heddle check --bundle %t.zip %s
// EXIT: 2
// STDERR: an archive is called *.tar.gz, *.tgz, *.tar
// RUN: heddle check --bundle %d/no/such/place.tar %s
// EXIT: 2
// STDERR: cannot write the bundle to %d/no/such/place.tar

int main(void) { return 0; }
