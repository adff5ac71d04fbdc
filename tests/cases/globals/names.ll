; Names with any bytes in them, in every namespace.
; RUN: heddle ir --check %s
; EXIT: 0

%"type with space" = type { i8 }
%$-._ = type { i16 }
@"a b" = global i8 0
@"quote\22and\5Cslash" = global i8 0
@"\01raw" = global i8 0
@"42" = global i8 0
@"\C3\A9t\C3\A9" = global %"type with space" zeroinitializer
@$-._0 = global %$-._ zeroinitializer

define i32 @"f()"(i32 %"x y", i32 %-z) {
"an entry":
  %"%weird" = add i32 %"x y", %-z
  br label %"7"

"7":
  ret i32 %"%weird"
}
