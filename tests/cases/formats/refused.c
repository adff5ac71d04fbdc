// Formats that make no sense are refused.
// RUN: heddle run --format sarif %s
// EXIT: 2
// STDERR: invalid value 'sarif' for '--format <FORMAT>'
// RUN: heddle ir --format junit %s
// EXIT: 2
// STDERR: invalid value 'junit' for '--format <FORMAT>'
// RUN: heddle query --format junit %s EnumStates
// EXIT: 2
// STDERR: --format: EnumStates asks for a number, which is no test that passes or fails: use human or json
// RUN: heddle query --format junit %s 'A[](count <= 1)'
// EXIT: 0
// STDOUT: failures="1"
// STDOUT: <testcase name="A[](count &lt;= 1)"
// STDOUT: <failure message="the query is not satisfied" type="query">
// RUN: heddle query --format github %s 'E<>(count == 2)'
// EXIT: 0
// STDOUT: heddle: %s: 1 passed
// RUN: heddle query --format sarif %s 'A[](count <= 2)'
// EXIT: 0
// STDOUT: "results": []
int count;

int main(void) {
    count++;
    count++;
    return 0;
}
