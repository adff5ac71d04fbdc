; A page beside the answer; one that cannot be written is found out before anything is compared.
; RUN: heddle refine --no-cache --html %t.html %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)
; RUN: heddle refine %t.html
; EXIT: 2
; STDERR: %t.html has the unknown ending .html
; RUN: heddle refine --html %t.missing/page.html %s
; EXIT: 2
; STDERR: error: cannot write the page to %t.missing/page.html
; STDOUT-NOT: @src

define i8 @src(i8 noundef %x) {
  %r = sub i8 0, %x
  ret i8 %r
}

define i8 @tgt(i8 noundef %x) {
  %r = xor i8 %x, -1
  ret i8 %r
}
