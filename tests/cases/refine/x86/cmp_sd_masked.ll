; A comparison of the lowest lanes, if the lowest bit of the mask is set; predicate 17 is less than.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i8 @src(<2 x double> noundef %x, <2 x double> noundef %y, i8 noundef %m) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.sd(<2 x double> %x, <2 x double> %y, i32 17, i8 %m, i32 4)
  ret i8 %r
}

define i8 @tgt(<2 x double> noundef %x, <2 x double> noundef %y, i8 noundef %m) {
  %a = extractelement <2 x double> %x, i32 0
  %b = extractelement <2 x double> %y, i32 0
  %c = fcmp olt double %a, %b
  %t = trunc i8 %m to i1
  %both = and i1 %c, %t
  %r = zext i1 %both to i8
  ret i8 %r
}

declare i8 @llvm.x86.avx512.mask.cmp.sd(<2 x double>, <2 x double>, i32, i8, i32)
