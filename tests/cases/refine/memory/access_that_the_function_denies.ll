; An access that a function says it does not make is undefined, if it is plain what the pointer is made from.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src_store: refines
; STDOUT: @src_load: refines
; STDOUT: @src_variable: refines
; STDOUT: @src_local: does not refine (more-ub)
; STDOUT: @src_copy: does not refine (more-ub)
; STDOUT: @src_added: does not refine (more-ub)
; STDOUT: @src_moved: does not refine (more-ub)
; STDOUT: @src_constant: does not refine (more-ub)
; STDOUT: @src_chosen: unknown (unsupported: the source may not keep what it says of itself: readonly of parameter 0)

@variable = global i32 0
@constant = constant i32 7

define void @src_store(ptr readonly %p) {
  %q = getelementptr i8, ptr %p, i64 4
  store i8 0, ptr %q
  ret void
}
define void @tgt_store(ptr readonly %p) {
  unreachable
}

define i32 @src_load(ptr %p) memory(read, argmem: none) {
  %x = load i32, ptr %p
  ret i32 %x
}
define i32 @tgt_load(ptr %p) memory(read, argmem: none) {
  unreachable
}

define i32 @src_variable() memory(argmem: readwrite) {
  %x = load i32, ptr @variable
  ret i32 %x
}
define i32 @tgt_variable() memory(argmem: readwrite) {
  unreachable
}

define i32 @src_local() memory(none) {
  %p = alloca i32
  store i32 1, ptr %p
  %x = load i32, ptr %p
  ret i32 %x
}
define i32 @tgt_local() memory(none) {
  unreachable
}

define i32 @src_copy(ptr byval(i32) %p) memory(none) {
  store i32 1, ptr %p
  %x = load i32, ptr %p
  ret i32 %x
}
define i32 @tgt_copy(ptr byval(i32) %p) memory(none) {
  unreachable
}

define i8 @src_added(ptr %p) {
  store i8 3, ptr %p
  ret i8 2
}
define i8 @tgt_added(ptr readonly %p) {
  store i8 3, ptr %p
  ret i8 2
}

define i32 @src_moved(ptr dereferenceable(4) align 4 noundef %p) memory(none) {
  ret i32 0
}
define i32 @tgt_moved(ptr dereferenceable(4) align 4 noundef %p) memory(none) {
  %x = load i32, ptr %p
  ret i32 0
}

define i32 @src_constant() memory(none) {
  %x = load i32, ptr @constant
  ret i32 %x
}
define i32 @tgt_constant() memory(none) {
  unreachable
}

define void @src_chosen(ptr readonly %p, ptr %q, i1 noundef %which) {
  %r = select i1 %which, ptr %p, ptr %q
  store i8 0, ptr %r
  ret void
}
define void @tgt_chosen(ptr readonly %p, ptr %q, i1 noundef %which) {
  unreachable
}
