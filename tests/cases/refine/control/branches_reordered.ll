; The inner branch is taken first. Its condition may be poison, which only matters once the outer condition is
; true.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

define i8 @src(i1 noundef %outer, i1 %inner) {
  br i1 %outer, label %in, label %none
in:
  br i1 %inner, label %one, label %two
one:
  ret i8 1
two:
  ret i8 2
none:
  ret i8 0
}

define i8 @tgt(i1 noundef %outer, i1 %inner) {
  br i1 %inner, label %a, label %b
a:
  %x = select i1 %outer, i8 1, i8 0
  ret i8 %x
b:
  %y = select i1 %outer, i8 2, i8 0
  ret i8 %y
}
