; A call that writes through its argument does not change what others keep hidden.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare i8 @u() memory(inaccessiblemem: read) nounwind willreturn
declare void @w(ptr) memory(argmem: readwrite) nounwind willreturn

define i8 @src(ptr %p) {
  %a = call i8 @u()
  call void @w(ptr %p)
  %b = call i8 @u()
  %c = sub i8 %a, %b
  ret i8 %c
}

define i8 @tgt(ptr %p) {
  call void @w(ptr %p)
  ret i8 0
}
