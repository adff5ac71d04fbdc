; Pointers to types, as LLVM 14 wrote them.
; RUN: heddle ir --check %s
; EXIT: 0
; RUN: heddle ir --print %s
; EXIT: 0
; STDOUT: %node = type { i32, %node* }
; STDOUT: store %node* %n, %node** %slot, align 8
; STDOUT: getelementptr inbounds %node, %node* %p, i32 0, i32 0

%node = type { i32, %node* }

@head = global %node* null
@names = global [2 x i8*] [i8* getelementptr inbounds ([3 x i8], [3 x i8]* @text, i64 0, i64 0), i8* null]
@text = constant [3 x i8] c"ab\00"

define i32 @first(%node* %n) {
  %slot = alloca %node*, align 8
  store %node* %n, %node** %slot, align 8
  %p = load %node*, %node** %slot, align 8
  %field = getelementptr inbounds %node, %node* %p, i32 0, i32 0
  %x = load i32, i32* %field, align 4
  ret i32 %x
}
