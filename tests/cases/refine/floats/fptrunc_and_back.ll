; Not every double is a float: the way through a float rounds.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define double @src(double noundef %x) {
  %f = fptrunc double %x to float
  %r = fpext float %f to double
  ret double %r
}

define double @tgt(double noundef %x) {
  ret double %x
}
