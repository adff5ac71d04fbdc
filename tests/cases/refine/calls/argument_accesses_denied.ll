; A call that says it does not access, or write, what an argument leads to is undefined where the callee does.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src_none: does not refine (more-ub)
; STDOUT: @src_read: does not refine (more-ub)
; STDOUT: @src_reader: refines
; STDOUT: @src_null: refines
; STDOUT: @src_forgotten: refines

declare void @f(ptr)
declare void @reads(ptr) memory(read)

define void @src_none(ptr %p) {
  call void @f(ptr %p)
  ret void
}
define void @tgt_none(ptr %p) {
  call void @f(ptr readnone %p)
  ret void
}

define void @src_read(ptr %p) {
  call void @f(ptr %p)
  ret void
}
define void @tgt_read(ptr %p) {
  call void @f(ptr readonly %p)
  ret void
}

define void @src_reader(ptr %p) {
  call void @reads(ptr %p)
  ret void
}
define void @tgt_reader(ptr %p) {
  call void @reads(ptr readonly %p)
  ret void
}

define void @src_null() {
  call void @f(ptr null)
  ret void
}
define void @tgt_null() {
  call void @f(ptr readnone null)
  ret void
}

define void @src_forgotten(ptr %p) {
  call void @f(ptr readonly %p)
  ret void
}
define void @tgt_forgotten(ptr %p) {
  call void @f(ptr %p)
  ret void
}
