; The pointers of the two branches are mixed up.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define ptr @src(i1 %c, ptr %p, ptr %q) {
  br i1 %c, label %yes, label %no

yes:
  br label %done

no:
  br label %done

done:
  %s = phi ptr [ %p, %yes ], [ %q, %no ]
  ret ptr %s
}

define ptr @tgt(i1 %c, ptr %p, ptr %q) {
  br i1 %c, label %yes, label %no

yes:
  br label %done

no:
  br label %done

done:
  %s = phi ptr [ %q, %yes ], [ %p, %no ]
  ret ptr %s
}
