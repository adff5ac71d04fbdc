; The target reads or writes what its own attributes say it does not; the source does not. Nothing else would be wrong with it.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src_none: does not refine (more-ub)
; STDOUT: @src_write: does not refine (more-ub)
; STDOUT: @src_argument: does not refine (more-ub)
; STDOUT: @src_read: unknown (unsupported: the target may not keep what it says of itself: memory(read))
; STDOUT: @src_old: does not refine (more-ub)
; STDOUT: @src_unread: does not refine (more-ub)
; STDOUT: @src_called: unknown (unsupported: the target may not keep what it says of itself: memory(none))
; STDOUT: 7 pairs: 5 incorrect, 2 unknown

@g = global i32 0

declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare i32 @reads(ptr) nounwind speculatable willreturn memory(argmem: read)

define i32 @src_none(ptr noundef dereferenceable(4) align 4 %p, i1 %c) memory(none) {
  ret i32 0
}

define i32 @tgt_none(ptr noundef dereferenceable(4) align 4 %p, i1 %c) memory(none) {
  %x = load i32, ptr %p
  %f = freeze i32 %x
  %r = and i32 %f, 0
  ret i32 %r
}

define void @src_write(ptr noundef dereferenceable(4) align 4 %p) memory(write) {
  store i32 0, ptr %p
  ret void
}

define void @tgt_write(ptr noundef dereferenceable(4) align 4 %p) memory(write) {
  %x = load i32, ptr %p
  %f = freeze i32 %x
  %n = icmp eq i32 %f, 7
  %z = select i1 %n, i32 0, i32 0
  store i32 %z, ptr %p
  ret void
}

define i32 @src_argument(ptr noundef dereferenceable(4) align 4 %p) memory(argmem: read) {
  %x = load i32, ptr %p
  ret i32 %x
}

define i32 @tgt_argument(ptr noundef dereferenceable(4) align 4 %p) memory(argmem: read) {
  %x = load i32, ptr %p
  %y = load i32, ptr @g
  ret i32 %x
}

define i32 @src_read() memory(read) {
  %x = load i32, ptr @g
  ret i32 %x
}

define i32 @tgt_read() memory(read) {
  %x = load i32, ptr @g
  call void @llvm.memmove.p0.p0.i64(ptr @g, ptr @g, i64 4, i1 false)
  ret i32 %x
}

define i32 @src_old() readnone {
  ret i32 1
}

define i32 @tgt_old() readnone {
  %x = load i32, ptr @g
  ret i32 1
}

define i32 @src_unread(ptr noundef readnone dereferenceable(4) align 4 %p) {
  ret i32 0
}

define i32 @tgt_unread(ptr noundef readnone dereferenceable(4) align 4 %p) {
  %q = getelementptr i8, ptr %p, i64 0
  %x = load i32, ptr %q
  ret i32 0
}

define i32 @src_called(i1 %c) memory(none) {
  br i1 %c, label %y, label %n
y:
  %x = call i32 @reads(ptr @g)
  ret i32 %x
n:
  ret i32 0
}

define i32 @tgt_called(i1 %c) memory(none) {
  %x = call i32 @reads(ptr @g)
  %r = select i1 %c, i32 %x, i32 0
  ret i32 %r
}
