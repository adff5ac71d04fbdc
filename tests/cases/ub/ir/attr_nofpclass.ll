; A number of a class that the parameter excludes; without noundef it is only poison, which nobody uses.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  call void @lenient(float 0x7FF0000000000000)
  call void @strict(float 1.0)
  call void @strict(float 0x7FF0000000000000) ;~ ERROR: [undefined] a value is not what an attribute promises
  ret i32 0
}

define void @lenient(float nofpclass(nan inf) %x) {
  ret void
}

define void @strict(float noundef nofpclass(nan inf) %x) {
  ret void
}
