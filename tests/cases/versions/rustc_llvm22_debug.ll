; Rust as rustc with LLVM 22 writes it, with debug information: panics on a bad index and a bad division.
; RUN: heddle ir --check %s
; EXIT: 0

source_filename = "pick"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_4673280ef432e34acf11431d817006e6 = private unnamed_addr constant [8 x i8] c"pick.rs\00", align 1
@alloc_fe689b6db11aef38604e14dc519671b3 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4673280ef432e34acf11431d817006e6, [16 x i8] c"\07\00\00\00\00\00\00\00\02\00\00\00+\00\00\00" }>, align 8
@alloc_95e45d57868caa93eb6adad0ffd5f1b8 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4673280ef432e34acf11431d817006e6, [16 x i8] c"\07\00\00\00\00\00\00\00\02\00\00\002\00\00\00" }>, align 8

; Function Attrs: nonlazybind uwtable
define i32 @pick(ptr align 4 %v.0, i64 %v.1, i64 %i) unnamed_addr #0 !dbg !7 {
start:
  %i.dbg.spill = alloca [8 x i8], align 8
  %v.dbg.spill = alloca [16 x i8], align 8
  store ptr %v.0, ptr %v.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %v.dbg.spill, i64 8
  store i64 %v.1, ptr %0, align 8
    #dbg_declare(ptr %v.dbg.spill, !22, !DIExpression(), !24)
  store i64 %i, ptr %i.dbg.spill, align 8
    #dbg_declare(ptr %i.dbg.spill, !23, !DIExpression(), !25)
  %_5 = icmp ult i64 %i, %v.1, !dbg !26
  br i1 %_5, label %bb1, label %panic, !dbg !26

bb1:                                              ; preds = %start
  %1 = getelementptr inbounds nuw i32, ptr %v.0, i64 %i, !dbg !26
  %_3 = load i32, ptr %1, align 4, !dbg !26
  %_9 = icmp ult i64 0, %v.1, !dbg !27
  br i1 %_9, label %bb2, label %panic1, !dbg !27

panic:                                            ; preds = %start
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %i, i64 %v.1, ptr align 8 @alloc_fe689b6db11aef38604e14dc519671b3) #3, !dbg !26
  unreachable, !dbg !26

bb2:                                              ; preds = %bb1
  %2 = getelementptr inbounds nuw i32, ptr %v.0, i64 0, !dbg !27
  %_6 = load i32, ptr %2, align 4, !dbg !27
  %_10 = icmp eq i32 %_6, 0, !dbg !26
  br i1 %_10, label %panic2, label %bb3, !dbg !26

panic1:                                           ; preds = %bb1
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 0, i64 %v.1, ptr align 8 @alloc_95e45d57868caa93eb6adad0ffd5f1b8) #3, !dbg !27
  unreachable, !dbg !27

bb3:                                              ; preds = %bb2
  %_11 = icmp eq i32 %_6, -1, !dbg !26
  %_12 = icmp eq i32 %_3, -2147483648, !dbg !26
  %_13 = and i1 %_11, %_12, !dbg !26
  br i1 %_13, label %panic3, label %bb4, !dbg !26

panic2:                                           ; preds = %bb2
; call core::panicking::panic_const::panic_const_div_by_zero
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_div_by_zero(ptr align 8 @alloc_fe689b6db11aef38604e14dc519671b3) #3, !dbg !26
  unreachable, !dbg !26

bb4:                                              ; preds = %bb3
  %_0 = sdiv i32 %_3, %_6, !dbg !26
  ret i32 %_0, !dbg !28

panic3:                                           ; preds = %bb3
; call core::panicking::panic_const::panic_const_div_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_div_overflow(ptr align 8 @alloc_fe689b6db11aef38604e14dc519671b3) #3, !dbg !26
  unreachable, !dbg !26
}

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64, i64, ptr align 8) unnamed_addr #1

; core::panicking::panic_const::panic_const_div_by_zero
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_div_by_zero(ptr align 8) unnamed_addr #2

; core::panicking::panic_const::panic_const_div_overflow
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_div_overflow(ptr align 8) unnamed_addr #2

attributes #0 = { nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { cold minsize noinline noreturn nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { cold noinline noreturn nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { noinline noreturn }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.dbg.cu = !{!5}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{!"rustc version 1.95.0 "}
!5 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !6, producer: "clang LLVM (rustc version 1.95.0)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!6 = !DIFile(filename: "pick.rs", directory: "/src")
!7 = distinct !DISubprogram(name: "pick", scope: !9, file: !8, line: 2, type: !10, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !5, templateParams: !20, retainedNodes: !21)
!8 = !DIFile(filename: "pick.rs", directory: "/src")
!9 = !DINamespace(name: "pick", scope: null)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !13, !19}
!12 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!13 = !DICompositeType(tag: DW_TAG_structure_type, name: "&[i32]", file: !14, size: 128, align: 64, elements: !15, templateParams: !20, identifier: "6b57523f38171cc87b38da8cc3de4ac3")
!14 = !DIFile(filename: "<unknown>", directory: "/src")
!15 = !{!16, !18}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !13, file: !14, baseType: !17, size: 64, align: 64)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64, align: 64, dwarfAddressSpace: 0)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !13, file: !14, baseType: !19, size: 64, align: 64, offset: 64)
!19 = !DIBasicType(name: "usize", size: 64, encoding: DW_ATE_unsigned)
!20 = !{}
!21 = !{!22, !23}
!22 = !DILocalVariable(name: "v", arg: 1, scope: !7, file: !8, line: 2, type: !13)
!23 = !DILocalVariable(name: "i", arg: 2, scope: !7, file: !8, line: 2, type: !19)
!24 = !DILocation(line: 2, column: 13, scope: !7)
!25 = !DILocation(line: 2, column: 24, scope: !7)
!26 = !DILocation(line: 2, column: 43, scope: !7)
!27 = !DILocation(line: 2, column: 50, scope: !7)
!28 = !DILocation(line: 2, column: 56, scope: !7)
