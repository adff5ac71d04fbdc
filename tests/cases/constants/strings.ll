; Strings of bytes: escapes, quotes, zero, bytes that are no text.
; RUN: heddle ir --print %s
; EXIT: 0
; STDOUT: c"hello\00"
; STDOUT: c"\22\\\22"
; STDOUT: c"\FF\FE\01\7F"

@text = constant [6 x i8] c"hello\00"
@quotes = constant [3 x i8] c"\22\5C\22"
@bytes = constant [4 x i8] c"\FF\FE\01\7F"
@empty = constant [0 x i8] c""
@written_out = constant [2 x i8] [i8 104, i8 105]
