; A null result that must not be null.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %p = call ptr @make()
  ret i32 0
}

define internal noundef nonnull ptr @make() {
  ret ptr null ;~ ERROR: /\[(uninit|undefined|null)\]/
}
