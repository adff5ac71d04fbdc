; Every integer operation with every flag it may have.
; RUN: heddle ir --print %s
; EXIT: 0
; STDOUT: %add = add nuw nsw i32 %a, %b
; STDOUT: %udiv = udiv exact
; STDOUT: %or = or disjoint i32 %and, 256
; STDOUT: %xor = xor i32 %or, -1

define i32 @all(i32 %a, i32 %b) {
  %add = add nuw nsw i32 %a, %b
  %sub = sub nsw i32 %add, %b
  %mul = mul nuw i32 %sub, %b
  %udiv = udiv exact i32 %mul, %b
  %sdiv = sdiv exact i32 %udiv, %b
  %urem = urem i32 %sdiv, %b
  %srem = srem i32 %urem, %b
  %shl = shl nuw nsw i32 %srem, 3
  %lshr = lshr exact i32 %shl, 3
  %ashr = ashr exact i32 %lshr, 1
  %and = and i32 %ashr, 255
  %or = or disjoint i32 %and, 256
  %xor = xor i32 %or, -1
  ret i32 %xor
}
