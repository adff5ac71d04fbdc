; One of all values of an input leads to a call: a search would have to try them all, a formula has it at once.
; RUN: heddle query --engine bmc %s "E<>([0.error])"
; EXIT: 0
; STDOUT: satisfied
; STDOUT: %input = 5
; STDOUT: %equal = 1
; RUN: heddle query --engine bmc %s "A[](![0.error])"
; EXIT: 0
; STDOUT: not satisfied
; RUN: heddle query --engine bmc %s "E<>([0.error] && @0.main.%input;ui32 != 5;ui32)"
; EXIT: 0
; STDOUT: not satisfied
; RUN: heddle query --engine bmc %s "E<>(@0.main.%loaded;si32 == -77;si32 && @0.main.%equal;ui8 == 0;ui8)"
; EXIT: 0
; STDOUT: satisfied
; STDOUT: %input = 4294967219
; RUN: heddle query --engine bmc --solver z3 %s "E<>(at(0, main:call) && [0.error])"
; EXIT: 0
; STDOUT: satisfied
; RUN: heddle query --engine bmc %s "E<>(Exists(p)([p.error]))"
; EXIT: 0
; STDOUT: satisfied
; RUN: heddle query --engine bmc %s "E<>([1.error] || DataRace || Deadlock)"
; EXIT: 0
; STDOUT: not satisfied
; RUN: heddle query --engine bmc %s EnumStates
; EXIT: 2
; STDERR: answers only E<> and A[]

declare i32 @__VERIFIER_nondet_int()
declare void @error()

define i32 @main() {
init:
  %place = alloca i32, align 4
  %input = call i32 @__VERIFIER_nondet_int()
  store i32 %input, ptr %place, align 4
  %loaded = load i32, ptr %place, align 4
  %equal = icmp eq i32 %loaded, 5
  br i1 %equal, label %call, label %done

call:
  call void @error()
  br label %done

done:
  ret i32 0
}
