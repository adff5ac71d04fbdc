; A bundle is written about whatever came out, under a name that says what it is.
; RUN: heddle refine --bundle %t.tar.gz %s
; EXIT: 10
; STDOUT: does not refine
; RUN: heddle refine --bundle %t.zip %s
; EXIT: 2
; STDERR: an archive is called *.tar.gz, *.tgz, *.tar

define i32 @src(i32 %x) {
  ret i32 %x
}

define i32 @tgt(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}
