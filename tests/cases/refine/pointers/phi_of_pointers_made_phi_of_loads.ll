; The load from a merged pointer moves into the branches that the pointers come from.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(i1 %c, ptr %p, ptr %q) {
  br i1 %c, label %yes, label %no

yes:
  br label %done

no:
  br label %done

done:
  %s = phi ptr [ %p, %yes ], [ %q, %no ]
  %v = load i32, ptr %s, align 4
  ret i32 %v
}

define i32 @tgt(i1 %c, ptr %p, ptr %q) {
  br i1 %c, label %yes, label %no

yes:
  %v1 = load i32, ptr %p, align 4
  br label %done

no:
  %v2 = load i32, ptr %q, align 4
  br label %done

done:
  %v = phi i32 [ %v1, %yes ], [ %v2, %no ]
  ret i32 %v
}
