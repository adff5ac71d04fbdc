; The allocation may fail, and then the target stores to null.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare noalias ptr @malloc(i64)

define ptr @src() {
  %p = call ptr @malloc(i64 4)
  %n = icmp eq ptr %p, null
  br i1 %n, label %done, label %some

some:
  store i32 0, ptr %p, align 4
  br label %done

done:
  ret ptr %p
}

define ptr @tgt() {
  %p = call ptr @malloc(i64 4)
  store i32 0, ptr %p, align 4
  ret ptr %p
}
