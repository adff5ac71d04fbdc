; The function called changes only memory that this function cannot reach.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

@g = global i32 0, align 4
declare void @tick() memory(inaccessiblemem: readwrite)

define i32 @src() {
  store i32 1, ptr @g, align 4
  call void @tick()
  %v = load i32, ptr @g, align 4
  ret i32 %v
}

define i32 @tgt() {
  store i32 1, ptr @g, align 4
  call void @tick()
  ret i32 1
}
