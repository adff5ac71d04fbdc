; What a writable and dereferenceable pointer leads to may be written at any time.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define void @src(ptr writable dereferenceable(2) align 2 %p) {
  %v = load i16, ptr %p, align 2
  %is = icmp eq i16 %v, 7
  br i1 %is, label %end, label %store

store:
  store i16 7, ptr %p, align 2
  br label %end

end:
  ret void
}

define void @tgt(ptr writable dereferenceable(2) align 2 %p) {
  store i16 7, ptr %p, align 2
  ret void
}
