; Wrong uses of the command.
; RUN: heddle refine
; EXIT: 2
; STDERR: <FILE>...
; RUN: heddle refine %s %s %s
; EXIT: 2
; STDERR: no more were expected
; RUN: heddle refine --passes instcombine %s %s
; EXIT: 2
; STDERR: error: --passes and --cc take one file: the target is made of it
; RUN: heddle refine --passes instcombine --cc -O2 %s
; EXIT: 2
; STDERR: cannot be used with
; RUN: heddle refine --each-pass %s %s
; EXIT: 2
; STDERR: error: --each-pass needs --passes or --cc
; RUN: heddle refine --src-unroll many %s
; EXIT: 2
; STDERR: error: invalid value 'many' for '--src-unroll <N>'
; RUN: heddle refine --cc '-O2 "-DX' %s
; EXIT: 2
; STDERR: the quotes do not match

define i8 @src(i8 %x) {
  ret i8 %x
}

define i8 @tgt(i8 %x) {
  ret i8 %x
}
