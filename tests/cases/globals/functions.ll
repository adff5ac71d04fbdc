; What a function may have besides code: sections, collectors, prefixes, personalities.
; RUN: heddle ir --check %s
; EXIT: 0

define internal fastcc noundef zeroext i8 @f(i8 noundef zeroext %x) unnamed_addr #0 section ".odd" align 32 gc "shadow-stack" prefix i32 1 prologue i8 2 {
  ret i8 %x
}

declare extern_weak void @maybe()
declare dso_local void @near() local_unnamed_addr
declare hidden i32 @unseen(...) nounwind

attributes #0 = { noinline "frame-pointer"="all" }
