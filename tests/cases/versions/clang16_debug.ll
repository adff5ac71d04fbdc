; C as clang 16 writes it at -O1 -g: bit-fields, computed goto, thread-local atomics.
; RUN: heddle ir --check %s
; EXIT: 0

source_filename = "mixed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.node = type { ptr, i8, %union.anon }
%union.anon = type { float }

@run.labels = internal unnamed_addr constant [2 x ptr] [ptr blockaddress(@run, %4), ptr blockaddress(@run, %20)], align 16, !dbg !0
@depth = dso_local thread_local global i32 0, align 4, !dbg !24

; Function Attrs: nofree nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local i32 @run(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) #0 !dbg !2 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !28, metadata !DIExpression()), !dbg !45
  call void @llvm.dbg.value(metadata ptr %1, metadata !29, metadata !DIExpression()), !dbg !45
  call void @llvm.dbg.value(metadata i32 0, metadata !30, metadata !DIExpression()), !dbg !45
  call void @llvm.dbg.value(metadata ptr %0, metadata !28, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !45
  %3 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @depth)
  br label %21, !dbg !46

4:                                                ; preds = %21
  call void @llvm.dbg.label(metadata !31), !dbg !47
  %5 = getelementptr inbounds %struct.node, ptr %22, i64 0, i32 1, !dbg !48
  %6 = load i8, ptr %5, align 8, !dbg !48
  %7 = and i8 %6, 127, !dbg !49
  %8 = icmp eq i8 %7, 0, !dbg !49
  %9 = getelementptr inbounds %struct.node, ptr %22, i64 0, i32 2, !dbg !50
  br i1 %8, label %13, label %10, !dbg !49

10:                                               ; preds = %4
  %11 = load float, ptr %9, align 4, !dbg !51, !tbaa !52
  %12 = fptosi float %11 to i32, !dbg !55
  br label %15, !dbg !49

13:                                               ; preds = %4
  %14 = load i32, ptr %9, align 4, !dbg !56, !tbaa !52
  br label %15, !dbg !49

15:                                               ; preds = %13, %10
  %16 = phi i32 [ %12, %10 ], [ %14, %13 ], !dbg !49
  %17 = add nsw i32 %16, %23, !dbg !57
  call void @llvm.dbg.value(metadata i32 %17, metadata !30, metadata !DIExpression()), !dbg !45
  %18 = load ptr, ptr %22, align 8, !dbg !58, !tbaa !59
  call void @llvm.dbg.value(metadata ptr %18, metadata !29, metadata !DIExpression()), !dbg !45
  %19 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !63
  call void @llvm.dbg.value(metadata ptr %25, metadata !28, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !45
  br label %21, !dbg !64

20:                                               ; preds = %21
  call void @llvm.dbg.label(metadata !32), !dbg !65
  ret i32 %23, !dbg !66

21:                                               ; preds = %15, %2
  %22 = phi ptr [ %1, %2 ], [ %18, %15 ]
  %23 = phi i32 [ 0, %2 ], [ %17, %15 ], !dbg !45
  %24 = phi ptr [ %0, %2 ], [ %25, %15 ]
  %25 = getelementptr inbounds i8, ptr %24, i64 1, !dbg !45
  %26 = load i8, ptr %24, align 1, !dbg !45, !tbaa !52
  %27 = zext i8 %26 to i64, !dbg !45
  %28 = getelementptr inbounds [2 x ptr], ptr @run.labels, i64 0, i64 %27, !dbg !45
  %29 = load ptr, ptr %28, align 8, !dbg !45, !tbaa !67
  call void @llvm.dbg.value(metadata i32 %23, metadata !30, metadata !DIExpression()), !dbg !45
  call void @llvm.dbg.value(metadata ptr %22, metadata !29, metadata !DIExpression()), !dbg !45
  call void @llvm.dbg.value(metadata ptr %25, metadata !28, metadata !DIExpression()), !dbg !45
  indirectbr ptr %29, [label %4, label %20]
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.label(metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.value(metadata, metadata, metadata) #2

attributes #0 = { nofree nounwind memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!21}
!llvm.module.flags = !{!38, !39, !40, !41, !42, !43}
!llvm.ident = !{!44}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "labels", scope: !2, file: !3, line: 4, type: !33, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 3, type: !4, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !21, retainedNodes: !27)
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
!21 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 16.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !22, globals: !23, splitDebugInlining: false, nameTableKind: None)
!22 = !{!6}
!23 = !{!0, !24}
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "depth", scope: !21, file: !3, line: 2, type: !26, isLocal: false, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !6)
!27 = !{!28, !29, !30, !31, !32}
!28 = !DILocalVariable(name: "code", arg: 1, scope: !2, file: !3, line: 3, type: !7)
!29 = !DILocalVariable(name: "n", arg: 2, scope: !2, file: !3, line: 3, type: !10)
!30 = !DILocalVariable(name: "sum", scope: !2, file: !3, line: 5, type: !6)
!31 = !DILabel(scope: !2, name: "add", file: !3, line: 7)
!32 = !DILabel(scope: !2, name: "end", file: !3, line: 12)
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
!44 = !{!"clang version 16.0.6"}
!45 = !DILocation(line: 0, scope: !2)
!46 = !DILocation(line: 6, column: 3, scope: !2)
!47 = !DILocation(line: 7, column: 1, scope: !2)
!48 = !DILocation(line: 8, column: 13, scope: !2)
!49 = !DILocation(line: 8, column: 10, scope: !2)
!50 = !DILocation(line: 8, scope: !2)
!51 = !DILocation(line: 8, column: 31, scope: !2)
!52 = !{!53, !53, i64 0}
!53 = !{!"omnipotent char", !54, i64 0}
!54 = !{!"Simple C/C++ TBAA"}
!55 = !DILocation(line: 8, column: 21, scope: !2)
!56 = !DILocation(line: 8, column: 40, scope: !2)
!57 = !DILocation(line: 8, column: 7, scope: !2)
!58 = !DILocation(line: 9, column: 10, scope: !2)
!59 = !{!60, !61, i64 0}
!60 = !{!"node", !61, i64 0, !62, i64 8, !53, i64 12}
!61 = !{!"any pointer", !53, i64 0}
!62 = !{!"int", !53, i64 0}
!63 = !DILocation(line: 10, column: 8, scope: !2)
!64 = !DILocation(line: 11, column: 3, scope: !2)
!65 = !DILocation(line: 12, column: 1, scope: !2)
!66 = !DILocation(line: 13, column: 3, scope: !2)
!67 = !{!61, !61, i64 0}
