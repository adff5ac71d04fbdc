; Inline assembly: flags, constraints, and a branch out of it.
; RUN: heddle ir --check %s
; EXIT: 0

define i32 @plain(i32 %x) {
  %y = call i32 asm "incl $0", "=r,0"(i32 %x)
  call void asm sideeffect alignstack inteldialect unwind "nop", "~{memory}"()
  ret i32 %y
}

define void @jumps() {
  callbr void asm sideeffect "jmp ${0:l}", "!i"()
          to label %next [label %away]

next:
  ret void

away:
  ret void
}
