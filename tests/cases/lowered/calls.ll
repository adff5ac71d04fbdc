; Calls of functions, of pointers, of primitives and of what nobody defines; recursion; what is not reached is not there.
; RUN: heddle ir --lowered --print %s
; EXIT: 0
; STDOUT| @heddle_any_int is a primitive
; STDOUT| @handler: variable of 8 bytes, align 8 = ptr @odd at 0
; STDOUT| @puts is defined nowhere
; STDOUT|
; STDOUT| @main(ptr %p) -> i32                                            ; 6 cells
; STDOUT| 0:
; STDOUT|     0   %n = call i32 primitive @heddle_any_int()
; STDOUT|     1   %e = call i32 @even(i32 noundef %n)
; STDOUT|     2 * %f = load ptr from @handler, align 8
; STDOUT|     3   %o = call i32 what %f points to(i32 3)
; STDOUT|     4 * %s = call i32 external @puts(ptr nonnull align 4 %p)
; STDOUT|     5 * call void @copied(ptr copy of 8 bytes align 8 align 8 %p)
; STDOUT|     6 * intrinsic MemCpy void(ptr %p, ptr @handler, i64 8, i1 false)
; STDOUT|     7   ret i32 %e
; STDOUT|
; STDOUT| @even(i32 %n) -> i32                                            ; 2 cells, recursive
; STDOUT| 0:
; STDOUT|     8   %r = call i32 @odd(i32 %n)
; STDOUT|     9   ret i32 %r
; STDOUT|
; STDOUT| @copied(ptr %p) -> void                                         ; 1 cell
; STDOUT| 0:
; STDOUT|    10   ret
; STDOUT|
; STDOUT| @odd(i32 %n) -> i32                                             ; 2 cells, recursive
; STDOUT| 0:
; STDOUT|    11   %r = call i32 @even(i32 noundef %n)
; STDOUT|    12   ret i32 %r
; RUN: heddle ir --lowered %s
; EXIT: 0
; STDOUT: functions     4 reached of 5 defined
; STDOUT: recursion     even with odd
; STDOUT: external      puts
; STDOUT: unsupported   none

@handler = global ptr @odd
declare i32 @puts(ptr)
declare i32 @heddle_any_int()
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define i32 @main(ptr %p) {
  %n = call i32 @heddle_any_int()
  %e = call i32 @even(i32 noundef %n)
  %f = load ptr, ptr @handler
  %o = call i32 %f(i32 3)
  %s = call i32 @puts(ptr nonnull align 4 %p)
  call void @copied(ptr byval([8 x i8]) align 8 %p)
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr @handler, i64 8, i1 false)
  ret i32 %e
}

define internal i32 @even(i32 noundef %n) {
  %r = call i32 @odd(i32 %n)
  ret i32 %r
}

define internal i32 @odd(i32 %n) {
  %r = call i32 @even(i32 noundef %n)
  ret i32 %r
}

define void @copied(ptr byval([8 x i8]) align 8 %p) {
  ret void
}

define void @not_reached() {
  ret void
}
