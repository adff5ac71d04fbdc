; Attributes of functions, in groups and in place, with values and as strings.
; RUN: heddle ir --check %s
; EXIT: 0

declare void @a() alwaysinline cold convergent hot minsize mustprogress naked
declare void @b(i32, i32) allocsize(0, 1) alignstack(16) uwtable(sync) vscale_range(1, 16)
declare void @c() memory(none)
declare void @d() memory(read, argmem: readwrite, inaccessiblemem: none)
declare ptr @e(i64) allockind("alloc,zeroed") "alloc-family"="malloc"
declare void @f() #0 "key" "key2"="a \22value\22"
declare void @g() #1

attributes #0 = { noreturn nosync nofree norecurse nocallback willreturn "x"="y" }
attributes #1 = { optnone noinline sanitize_thread shadowcallstack ssp sspstrong strictfp uwtable(async) }
