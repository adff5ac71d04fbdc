; Rust as rustc with LLVM 22 writes it, optimised: trait objects, closures, atomics, enums.
; RUN: heddle ir --check %s
; EXIT: 0
; LLVM-AS: refuses captures is newer than LLVM 19

source_filename = "slices"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@_ZN6slices5COUNT17hdd66aaf8dcf4b865E = global [4 x i8] zeroinitializer, align 4
@alloc_63229798ca6e8b951457aeba9b1c6cb4 = private unnamed_addr constant [10 x i8] c"slices.rs\00", align 1
@alloc_0293bafb96a231926ec52d6c184c93ea = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_63229798ca6e8b951457aeba9b1c6cb4, [16 x i8] c"\09\00\00\00\00\00\00\00\05\00\00\00+\00\00\00" }>, align 8
@alloc_890cb1a408d0b866810322ffa0505985 = private unnamed_addr constant [4 x i8] c"none", align 1
@alloc_a6f1cd404d5509a15c290e5945e8b703 = private unnamed_addr constant [4 x i8] c"wide", align 1

; <core::iter::adapters::map::Map<I,F> as core::iter::traits::iterator::Iterator>::fold
; Function Attrs: nonlazybind uwtable
define noundef i32 @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h041dd7091541c777E"(ptr noundef nonnull %self.0, ptr noundef %self.1, i32 noundef %init) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = icmp ne ptr %self.1, null
  tail call void @llvm.assume(i1 %0)
  %1 = icmp eq ptr %self.0, %self.1
  br i1 %1, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h474e4a9ce4c48ff6E.exit", label %bb5.i

bb5.i:                                            ; preds = %start
  %2 = ptrtoint ptr %self.1 to i64
  %3 = ptrtoint ptr %self.0 to i64
  %4 = sub nuw i64 %2, %3
  %5 = lshr exact i64 %4, 4
  br label %bb8.i

bb8.i:                                            ; preds = %bb8.i, %bb5.i
  %i.sroa.0.0.i = phi i64 [ 0, %bb5.i ], [ %_27.i, %bb8.i ]
  %acc.sroa.0.0.i = phi i32 [ %init, %bb5.i ], [ %_0.i1.i.i, %bb8.i ]
  %_45.i = getelementptr inbounds nuw { ptr, ptr }, ptr %self.0, i64 %i.sroa.0.0.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !6)
  %_3.0.i.i.i = load ptr, ptr %_45.i, align 8, !alias.scope !9, !nonnull !10, !align !11, !noundef !10
  %6 = getelementptr inbounds nuw i8, ptr %_45.i, i64 8
  %_3.1.i.i.i = load ptr, ptr %6, align 8, !alias.scope !9, !nonnull !10, !align !12, !noundef !10
  %7 = getelementptr inbounds nuw i8, ptr %_3.1.i.i.i, i64 24
  %8 = load ptr, ptr %7, align 8, !invariant.load !10, !noalias !9, !nonnull !10
  %_0.i.i.i = tail call noundef i32 %8(ptr noundef nonnull align 1 %_3.0.i.i.i) #7, !noalias !9
  %_0.i1.i.i = xor i32 %_0.i.i.i, %acc.sroa.0.0.i
  %_27.i = add nuw i64 %i.sroa.0.0.i, 1
  %_28.i = icmp eq i64 %_27.i, %5
  br i1 %_28.i, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h474e4a9ce4c48ff6E.exit", label %bb8.i

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h474e4a9ce4c48ff6E.exit": ; preds = %bb8.i, %start
  %_0.sroa.0.0.i = phi i32 [ %init, %start ], [ %_0.i1.i.i, %bb8.i ]
  ret i32 %_0.sroa.0.0.i
}

; Function Attrs: nonlazybind uwtable
define noundef i32 @all(ptr noalias noundef nonnull readonly align 8 captures(none) %v.0, i64 noundef range(i64 0, 576460752303423488) %v.1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = atomicrmw add ptr @_ZN6slices5COUNT17hdd66aaf8dcf4b865E, i32 1 acq_rel, align 4
  %1 = icmp eq i64 %v.1, 0
  br i1 %1, label %"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h041dd7091541c777E.exit", label %bb8.i.i

bb8.i.i:                                          ; preds = %start, %bb8.i.i
  %i.sroa.0.0.i.i = phi i64 [ %_27.i.i, %bb8.i.i ], [ 0, %start ]
  %acc.sroa.0.0.i.i = phi i32 [ %_0.i1.i.i.i, %bb8.i.i ], [ %0, %start ]
  %_45.i.i = getelementptr inbounds nuw { ptr, ptr }, ptr %v.0, i64 %i.sroa.0.0.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !13)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !16)
  %_3.0.i.i.i.i = load ptr, ptr %_45.i.i, align 8, !alias.scope !19, !nonnull !10, !align !11, !noundef !10
  %2 = getelementptr inbounds nuw i8, ptr %_45.i.i, i64 8
  %_3.1.i.i.i.i = load ptr, ptr %2, align 8, !alias.scope !19, !nonnull !10, !align !12, !noundef !10
  %3 = getelementptr inbounds nuw i8, ptr %_3.1.i.i.i.i, i64 24
  %4 = load ptr, ptr %3, align 8, !invariant.load !10, !noalias !19, !nonnull !10
  %_0.i.i.i.i = tail call noundef i32 %4(ptr noundef nonnull align 1 %_3.0.i.i.i.i) #7, !noalias !19
  %_0.i1.i.i.i = xor i32 %_0.i.i.i.i, %acc.sroa.0.0.i.i
  %_27.i.i = add nuw nsw i64 %i.sroa.0.0.i.i, 1
  %_28.i.i = icmp eq i64 %_27.i.i, %v.1
  br i1 %_28.i.i, label %"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h041dd7091541c777E.exit", label %bb8.i.i

"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h041dd7091541c777E.exit": ; preds = %bb8.i.i, %start
  %_0.sroa.0.0.i.i = phi i32 [ %0, %start ], [ %_0.i1.i.i.i, %bb8.i.i ]
  ret i32 %_0.sroa.0.0.i.i
}

; Function Attrs: nonlazybind uwtable
define noundef i32 @pick(ptr noalias noundef nonnull readonly align 4 captures(none) %v.0, i64 noundef range(i64 0, 2305843009213693952) %v.1, i64 noundef %i) unnamed_addr #0 {
start:
  %_5 = icmp ult i64 %i, %v.1
  br i1 %_5, label %bb1, label %panic

bb1:                                              ; preds = %start
  %0 = getelementptr inbounds nuw i32, ptr %v.0, i64 %i
  %_3 = load i32, ptr %0, align 4, !noundef !10
  %_6 = load i32, ptr %v.0, align 4, !noundef !10
  %_8 = icmp eq i32 %_6, 0
  br i1 %_8, label %panic2, label %bb3

panic:                                            ; preds = %start
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %i, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_0293bafb96a231926ec52d6c184c93ea) #8
  unreachable

bb3:                                              ; preds = %bb1
  %_9 = icmp eq i32 %_6, -1
  %_10 = icmp eq i32 %_3, -2147483648
  %_11 = and i1 %_10, %_9
  br i1 %_11, label %panic3, label %bb4

panic2:                                           ; preds = %bb1
; call core::panicking::panic_const::panic_const_div_by_zero
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_div_by_zero(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_0293bafb96a231926ec52d6c184c93ea) #8
  unreachable

bb4:                                              ; preds = %bb3
  %_0 = sdiv i32 %_3, %_6
  ret i32 %_0

panic3:                                           ; preds = %bb3
; call core::panicking::panic_const::panic_const_div_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_div_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_0293bafb96a231926ec52d6c184c93ea) #8
  unreachable
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(argmem: write) uwtable
define void @word(ptr dead_on_unwind noalias noundef writable writeonly sret([16 x i8]) align 8 captures(none) dereferenceable(16) initializes((0, 9)) %_0, i32 noundef range(i32 0, 1114113) %0) unnamed_addr #1 {
start:
  %.not = icmp eq i32 %0, 1114112
  %1 = getelementptr inbounds nuw i8, ptr %_0, i64 8
  br i1 %.not, label %bb2, label %bb3

bb3:                                              ; preds = %start
  %_0.i = icmp samesign ult i32 %0, 128
  br i1 %_0.i, label %bb5, label %bb6

bb2:                                              ; preds = %start
  store ptr @alloc_890cb1a408d0b866810322ffa0505985, ptr %_0, align 8
  store i64 4, ptr %1, align 8
  br label %bb7

bb7:                                              ; preds = %bb5, %bb6, %bb2
  ret void

bb6:                                              ; preds = %bb3
  store ptr @alloc_a6f1cd404d5509a15c290e5945e8b703, ptr %_0, align 8
  store i64 4, ptr %1, align 8
  br label %bb7

bb5:                                              ; preds = %bb3
  %_6 = trunc nuw nsw i32 %0 to i8
  store i8 %_6, ptr %1, align 8
  store ptr null, ptr %_0, align 8
  br label %bb7
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

; Function Attrs: nounwind nonlazybind uwtable
declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef, i64 noundef, ptr noundef, ptr noundef) unnamed_addr #3

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #4

; core::panicking::panic_const::panic_const_div_by_zero
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_div_by_zero(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #5

; core::panicking::panic_const::panic_const_div_overflow
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_div_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #6

attributes #0 = { nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(argmem: write) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #3 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { cold minsize noinline noreturn nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { cold noinline noreturn nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #7 = { inlinehint }
attributes #8 = { noinline noreturn }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 "}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h8bbd4e56c318dd2bE: %elt"}
!5 = distinct !{!5, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h8bbd4e56c318dd2bE"}
!6 = !{!7}
!7 = distinct !{!7, !8, !"_ZN6slices3all28_$u7b$$u7b$closure$u7d$$u7d$17ha4e386b00a4ea5c7E: %w"}
!8 = distinct !{!8, !"_ZN6slices3all28_$u7b$$u7b$closure$u7d$$u7d$17ha4e386b00a4ea5c7E"}
!9 = !{!7, !4}
!10 = !{}
!11 = !{i64 1}
!12 = !{i64 8}
!13 = !{!14}
!14 = distinct !{!14, !15, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h8bbd4e56c318dd2bE: %elt"}
!15 = distinct !{!15, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h8bbd4e56c318dd2bE"}
!16 = !{!17}
!17 = distinct !{!17, !18, !"_ZN6slices3all28_$u7b$$u7b$closure$u7d$$u7d$17ha4e386b00a4ea5c7E: %w"}
!18 = distinct !{!18, !"_ZN6slices3all28_$u7b$$u7b$closure$u7d$$u7d$17ha4e386b00a4ea5c7E"}
!19 = !{!17, !14}
