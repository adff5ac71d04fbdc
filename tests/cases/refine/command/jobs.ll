; Pairs are reported in the order of the file, however many are compared at once.
; RUN: heddle refine --no-cache --jobs 1 %s
; EXIT: 0
; STDOUT| @src1: refines
; STDOUT| @src2: refines
; STDOUT| @src3: refines
; STDOUT| 3 pairs: 3 proved
; RUN: heddle refine --no-cache --jobs 3 %s
; EXIT: 0
; STDOUT| @src1: refines
; STDOUT| @src2: refines
; STDOUT| @src3: refines
; STDOUT| 3 pairs: 3 proved
; RUN: heddle refine --jobs 0 %s
; EXIT: 2
; STDERR: error: invalid value '0' for '--jobs <N>'

define i8 @src1(i8 noundef %x) {
  %q = udiv i8 %x, 3
  ret i8 %q
}

define i8 @tgt1(i8 noundef %x) {
  %w = zext i8 %x to i16
  %m = mul i16 %w, 171
  %s = lshr i16 %m, 9
  %q = trunc i16 %s to i8
  ret i8 %q
}

define i8 @src2(i8 %x) {
  %r = xor i8 %x, -1
  ret i8 %r
}

define i8 @tgt2(i8 %x) {
  %r = sub i8 -1, %x
  ret i8 %r
}

define i8 @src3(i8 %x) {
  %r = add i8 %x, 0
  ret i8 %r
}

define i8 @tgt3(i8 %x) {
  ret i8 %x
}
