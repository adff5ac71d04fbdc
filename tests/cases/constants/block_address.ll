; The address of a block, of a function that comes later too.
; RUN: heddle ir --check %s
; EXIT: 0

@table = global [2 x ptr] [ptr blockaddress(@jump, %first), ptr blockaddress(@jump, %second)]

define i32 @jump(ptr %to) {
entry:
  indirectbr ptr %to, [label %first, label %second]

first:
  ret i32 1

second:
  ret i32 2
}
