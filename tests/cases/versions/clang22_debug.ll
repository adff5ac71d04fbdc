; C as clang 22 writes it at -O1 -g: bit-fields, computed goto, thread-local atomics.
; RUN: heddle ir --check %s
; EXIT: 0
; LLVM-AS: refuses captures is newer than LLVM 19

source_filename = "mixed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@run.labels = internal unnamed_addr constant [2 x ptr] [ptr blockaddress(@run, %4), ptr blockaddress(@run, %20)], align 16, !dbg !0
@depth = dso_local thread_local global i32 0, align 4, !dbg !24

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local i32 @run(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 !dbg !2 {
    #dbg_value(ptr %0, !28, !DIExpression(), !50)
    #dbg_value(ptr %1, !29, !DIExpression(), !50)
    #dbg_value(i32 0, !30, !DIExpression(), !50)
    #dbg_value(ptr %0, !28, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !50)
  %3 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @depth)
  br label %21, !dbg !51

4:                                                ; preds = %21
    #dbg_label(!31, !52)
  %5 = getelementptr inbounds nuw i8, ptr %23, i64 8, !dbg !53
  %6 = load i8, ptr %5, align 8, !dbg !53
  %7 = and i8 %6, 127, !dbg !54
  %8 = icmp eq i8 %7, 0, !dbg !54
  %9 = getelementptr inbounds nuw i8, ptr %23, i64 12, !dbg !55
  br i1 %8, label %13, label %10, !dbg !56

10:                                               ; preds = %4
  %11 = load float, ptr %9, align 4, !dbg !57, !tbaa !58
  %12 = fptosi float %11 to i32, !dbg !59
  br label %15, !dbg !60

13:                                               ; preds = %4
  %14 = load i32, ptr %9, align 4, !dbg !61, !tbaa !58
  br label %15, !dbg !60

15:                                               ; preds = %13, %10
  %16 = phi i32 [ %12, %10 ], [ %14, %13 ], !dbg !60
  %17 = add nsw i32 %16, %24, !dbg !62
    #dbg_value(i32 %17, !30, !DIExpression(), !50)
  %18 = load ptr, ptr %23, align 8, !dbg !63, !tbaa !64
    #dbg_value(ptr %18, !29, !DIExpression(), !50)
  %19 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !68
    #dbg_value(ptr %28, !28, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !50)
  br label %21, !dbg !69

20:                                               ; preds = %21
    #dbg_label(!32, !70)
  ret i32 %24, !dbg !71

21:                                               ; preds = %15, %2
  %22 = phi ptr [ %0, %2 ], [ %28, %15 ]
  %23 = phi ptr [ %1, %2 ], [ %18, %15 ]
  %24 = phi i32 [ 0, %2 ], [ %17, %15 ], !dbg !50
  %25 = load i8, ptr %22, align 1, !dbg !50, !tbaa !58
  %26 = zext i8 %25 to i64, !dbg !50
  %27 = getelementptr inbounds nuw ptr, ptr @run.labels, i64 %26, !dbg !50
  %28 = getelementptr inbounds nuw i8, ptr %22, i64 1, !dbg !50
  %29 = load ptr, ptr %27, align 8, !dbg !50, !tbaa !72
    #dbg_value(i32 %24, !30, !DIExpression(), !50)
    #dbg_value(ptr %23, !29, !DIExpression(), !50)
    #dbg_value(ptr %28, !28, !DIExpression(), !50)
  indirectbr ptr %29, [label %4, label %20]
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

attributes #0 = { nofree norecurse nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!21}
!llvm.module.flags = !{!38, !39, !40, !41, !42, !43, !44}
!llvm.ident = !{!45}
!llvm.errno.tbaa = !{!46}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "labels", scope: !2, file: !3, line: 4, type: !33, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 3, type: !4, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !21, retainedNodes: !27, keyInstructions: true)
!3 = !DIFile(filename: "mixed.c", directory: "/src")
!4 = !DISubroutineType(types: !5)
!5 = !{!6, !7, !10}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!9 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 1, size: 128, elements: !12)
!12 = !{!13, !14, !15}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !11, file: !3, line: 1, baseType: !10, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !11, file: !3, line: 1, baseType: !6, size: 7, offset: 64, flags: DIFlagBitField, extraData: i64 64)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !11, file: !3, line: 1, baseType: !16, size: 32, offset: 96)
!16 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !11, file: !3, line: 1, size: 32, elements: !17)
!17 = !{!18, !20}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !16, file: !3, line: 1, baseType: !19, size: 32)
!19 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !16, file: !3, line: 1, baseType: !6, size: 32)
!21 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !22, globals: !23, splitDebugInlining: false, nameTableKind: None)
!22 = !{!6}
!23 = !{!0, !24}
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "depth", scope: !21, file: !3, line: 2, type: !26, isLocal: false, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !6)
!27 = !{!28, !29, !30, !31, !32}
!28 = !DILocalVariable(name: "code", arg: 1, scope: !2, file: !3, line: 3, type: !7)
!29 = !DILocalVariable(name: "n", arg: 2, scope: !2, file: !3, line: 3, type: !10)
!30 = !DILocalVariable(name: "sum", scope: !2, file: !3, line: 5, type: !6)
!31 = !DILabel(scope: !2, name: "add", file: !3, line: 7, column: 1)
!32 = !DILabel(scope: !2, name: "end", file: !3, line: 12, column: 1)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 128, elements: !36)
!34 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!36 = !{!37}
!37 = !DISubrange(count: 2)
!38 = !{i32 7, !"Dwarf Version", i32 4}
!39 = !{i32 2, !"Debug Info Version", i32 3}
!40 = !{i32 1, !"wchar_size", i32 4}
!41 = !{i32 8, !"PIC Level", i32 2}
!42 = !{i32 7, !"PIE Level", i32 2}
!43 = !{i32 7, !"uwtable", i32 2}
!44 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!45 = !{!"clang version 22.1.8"}
!46 = !{!47, !47, i64 0}
!47 = !{!"int", !48, i64 0}
!48 = !{!"omnipotent char", !49, i64 0}
!49 = !{!"Simple C/C++ TBAA"}
!50 = !DILocation(line: 0, scope: !2)
!51 = !DILocation(line: 6, column: 3, scope: !2, atomGroup: 2, atomRank: 1)
!52 = !DILocation(line: 7, column: 1, scope: !2)
!53 = !DILocation(line: 8, column: 13, scope: !2)
!54 = !DILocation(line: 8, column: 10, scope: !2, atomGroup: 5, atomRank: 2)
!55 = !DILocation(line: 8, scope: !2)
!56 = !DILocation(line: 8, column: 10, scope: !2, atomGroup: 5, atomRank: 1)
!57 = !DILocation(line: 8, column: 31, scope: !2)
!58 = !{!48, !48, i64 0}
!59 = !DILocation(line: 8, column: 21, scope: !2)
!60 = !DILocation(line: 8, column: 10, scope: !2)
!61 = !DILocation(line: 8, column: 40, scope: !2)
!62 = !DILocation(line: 8, column: 7, scope: !2, atomGroup: 4, atomRank: 2)
!63 = !DILocation(line: 9, column: 10, scope: !2, atomGroup: 6, atomRank: 2)
!64 = !{!65, !66, i64 0}
!65 = !{!"node", !66, i64 0, !47, i64 8, !48, i64 12}
!66 = !{!"p1 _ZTS4node", !67, i64 0}
!67 = !{!"any pointer", !48, i64 0}
!68 = !DILocation(line: 10, column: 8, scope: !2)
!69 = !DILocation(line: 11, column: 3, scope: !2, atomGroup: 7, atomRank: 1)
!70 = !DILocation(line: 12, column: 1, scope: !2)
!71 = !DILocation(line: 13, column: 3, scope: !2, atomGroup: 9, atomRank: 1)
!72 = !{!67, !67, i64 0}
