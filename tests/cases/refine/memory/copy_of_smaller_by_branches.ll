; Eight bytes are copied from the pointer whose first four are smaller, by a selected pointer or in branches.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define void @src(ptr %x, ptr %y, ptr %z) {
  %a = load i32, ptr %x, align 4
  %b = load i32, ptr %y, align 4
  %c = icmp slt i32 %a, %b
  %p = select i1 %c, ptr %x, ptr %y
  %v = load i64, ptr %p, align 4
  store i64 %v, ptr %z, align 4
  ret void
}

define void @tgt(ptr %x, ptr %y, ptr %z) {
  %a = load i32, ptr %x, align 4
  %b = load i32, ptr %y, align 4
  %c = icmp slt i32 %a, %b
  br i1 %c, label %first, label %second

first:
  %v1 = load i64, ptr %x, align 4
  br label %done

second:
  %v2 = load i64, ptr %y, align 4
  br label %done

done:
  %v = phi i64 [ %v1, %first ], [ %v2, %second ]
  store i64 %v, ptr %z, align 4
  ret void
}
