; A null result through a pointer, which the call promises not to be null.
; RUN: heddle run %s
; EXIT: 10

@function = global ptr @make

define i32 @main() {
  %f = load ptr, ptr @function
  %p = call noundef nonnull ptr %f() ;~ ERROR: [uninit]
  ret i32 0
}

define internal ptr @make() {
  ret ptr null
}
