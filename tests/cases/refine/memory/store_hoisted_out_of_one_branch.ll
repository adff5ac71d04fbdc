; The pointer may be invalid when the branch with the store is not taken.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

define void @src(i1 %c, ptr %p) {
  br i1 %c, label %yes, label %done

yes:
  store i32 1, ptr %p, align 4
  br label %done

done:
  ret void
}

define void @tgt(i1 %c, ptr %p) {
  %old = load i32, ptr %p, align 4
  %v = select i1 %c, i32 1, i32 %old
  store i32 %v, ptr %p, align 4
  ret void
}
