; Every linkage, visibility and storage class of variables.
; RUN: heddle ir --print %s
; EXIT: 0
; STDOUT: @a = private global i32 0
; STDOUT: @d = linkonce_odr hidden constant i32 0
; STDOUT: @h = extern_weak global i32
; STDOUT: @i = external dllimport global i32
; STDOUT: @llvm.used = appending global

@a = private global i32 0
@b = internal constant i32 0
@c = linkonce global i32 0
@d = linkonce_odr hidden constant i32 0
@e = weak protected global i32 0
@f = weak_odr global i32 0
@g = common global i32 0
@h = extern_weak global i32
@i = external dllimport global i32
@j = dllexport global i32 0
@k = available_externally constant i32 0
@l = dso_local global i32 0
@m = external dso_local global i32
@llvm.used = appending global [1 x ptr] [ptr @b], section "llvm.metadata"
