; The call of realloc stays as it is; of two stores to the new memory the first is dead.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare noalias ptr @realloc(ptr, i64)

define ptr @src(ptr %p) {
  %q = call ptr @realloc(ptr %p, i64 8)
  %n = icmp eq ptr %q, null
  br i1 %n, label %done, label %some

some:
  store i32 1, ptr %q, align 4
  store i32 2, ptr %q, align 4
  br label %done

done:
  ret ptr %q
}

define ptr @tgt(ptr %p) {
  %q = call ptr @realloc(ptr %p, i64 8)
  %n = icmp eq ptr %q, null
  br i1 %n, label %done, label %some

some:
  store i32 2, ptr %q, align 4
  br label %done

done:
  ret ptr %q
}
