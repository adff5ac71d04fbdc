; Characters that no word starts with.
; RUN: heddle ir --check %s
; EXIT: 2

@x = global i32 0
? ;~ ERROR: expected a top-level entity such as `define`, `@global =`, `%type =` or `!0 =`, found `?`
