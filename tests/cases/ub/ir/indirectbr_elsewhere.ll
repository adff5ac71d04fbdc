; A jump to a block that is not listed.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  indirectbr ptr blockaddress(@main, %a), [label %b] ;~ ERROR: not one of its targets

a:
  ret i32 0

b:
  ret i32 1
}
