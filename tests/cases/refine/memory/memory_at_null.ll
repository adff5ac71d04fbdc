; With null_pointer_is_valid there may be memory at null, which other pointers may lead to as well.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)
; STDOUT: @src_aliases: does not refine (value-mismatch)
; STDOUT: @src_same: refines
; STDOUT: @src_local: refines
; STDOUT: @src_forgotten: unknown (unsupported: memory at null (null_pointer_is_valid) in one of both only)

define i8 @src() null_pointer_is_valid {
  %x = load i8, ptr null
  ret i8 %x
}
define i8 @tgt() null_pointer_is_valid {
  unreachable
}

define i8 @src_aliases(ptr %p) null_pointer_is_valid {
  store i8 1, ptr null
  store i8 2, ptr %p
  %x = load i8, ptr null
  ret i8 %x
}
define i8 @tgt_aliases(ptr %p) null_pointer_is_valid {
  store i8 1, ptr null
  store i8 2, ptr %p
  ret i8 1
}

define i8 @src_same() null_pointer_is_valid {
  store i8 1, ptr null
  %x = load i8, ptr null
  ret i8 %x
}
define i8 @tgt_same() null_pointer_is_valid {
  store i8 1, ptr null
  ret i8 1
}

define i8 @src_local() null_pointer_is_valid {
  %p = alloca i8
  store i8 1, ptr %p
  store i8 2, ptr null
  %x = load i8, ptr %p
  ret i8 %x
}
define i8 @tgt_local() null_pointer_is_valid {
  store i8 2, ptr null
  ret i8 1
}

define i8 @src_forgotten() null_pointer_is_valid {
  %x = load i8, ptr null
  ret i8 %x
}
define i8 @tgt_forgotten() {
  %x = load i8, ptr null
  ret i8 %x
}
