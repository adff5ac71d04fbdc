// The targets of a project, as its heddle.toml says: each has an answer, and the worst decides.
// RUN: heddle check --no-cache --project %d/inputs/shop --target sold,sold-out --jobs 2
// EXIT: 0
// STDOUT: TARGET    VERDICT
// STDOUT: /sold      holds                  every execution +[0-9.]+/
// STDOUT: sold-out  violated, as expected  [assert] %d/inputs/shop/shop.c:8:5
// STDOUT: 2 targets: 1 holds, 1 violated
// RUN: heddle check --no-cache --project %d/inputs/shop/heddle.toml --target far
// EXIT: 5
// STDOUT: far: unknown
// STDOUT: shop.c:6
// STDOUT: 1 target: 1 unknown
// RUN: heddle check --no-cache --project %d/inputs/shop
// EXIT: 2
// STDERR: there is no limit
// STDOUT: broken: not checked (%d/inputs/shop/heddle.toml:25:1)
// STDOUT: 4 targets: 1 holds, 1 violated, 1 unknown, 1 not checked
// RUN: heddle check --no-cache --project %d/inputs/shop --target far --bounded-ok
// EXIT: 0
// RUN: heddle check --no-cache --project %d/inputs/shop --target sold -DORDERS=4
// EXIT: 10
// STDOUT: shop.c:8:5: violated: [assert] assertion fails: nothing is sold that is not there
// RUN: heddle check --no-cache --project %d/inputs/shop --target sold-out --property overflow
// EXIT: 10
// STDOUT: holds, not violated
// RUN: heddle check --no-cache --project %d/inputs/shop --format json
// EXIT: 2
// STDERR: there is no limit
// STDOUT: "project": "%d/inputs/shop/heddle.toml"
// STDOUT: "exit": 2
// STDOUT: "target": "sold"
// STDOUT: "cached": false
// STDOUT: "verdict": "true"
// STDOUT: "target": "sold-out"
// STDOUT: "expect": "false"
// STDOUT: "expected": true
// STDOUT: "target": "broken"
// STDOUT: "message": "
