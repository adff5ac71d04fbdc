; Attributes of parameters and results, those with types and values too.
; RUN: heddle ir --check %s
; EXIT: 0

%s = type { i32, i32 }

declare noalias nonnull align 16 dereferenceable(64) ptr @a(ptr nocapture readonly, ptr writeonly)
declare signext i8 @b(i8 zeroext, i16 inreg, i8 returned, ptr nest)
declare void @c(ptr byval(%s) align 8)
declare void @d(ptr sret(%s), ptr dereferenceable_or_null(8))
declare void @e(ptr byref(i64), i32)
declare void @f(ptr preallocated(%s))
declare void @g(ptr inalloca(%s))
declare swiftcc void @h(ptr swiftself, ptr swifterror, ptr swiftasync)
declare nofpclass(nan inf) float @i(float nofpclass(pzero), i32 noundef range(i32 0, 10))
declare void @j(ptr noundef "custom"="1", ptr dead_on_unwind writable, ptr allocptr, i64 allocalign)
declare void @k(ptr initializes((0, 4), (8, 16)))
