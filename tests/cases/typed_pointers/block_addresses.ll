; The address of a block is an i8*, whatever the type of its function, also when the function comes later.
; RUN: heddle ir --print %s
; EXIT: 0
; STDOUT: @table = constant [2 x i8*] [i8* blockaddress(@run, %one), i8* blockaddress(@run, %two)]
; STDOUT: store i32 (i32)* @run, i32 (i32)** @self, align 8

@table = constant [2 x i8*] [i8* blockaddress(@run, %one), i8* blockaddress(@run, %two)]
@self = global i32 (i32)* null

define i32 @run(i32 %x) {
  store i32 (i32)* @run, i32 (i32)** @self, align 8
  %slot = getelementptr inbounds [2 x i8*], [2 x i8*]* @table, i32 0, i32 %x
  %next = load i8*, i8** %slot, align 8
  indirectbr i8* %next, [label %one, label %two]

one:
  ret i32 1

two:
  ret i32 2
}
