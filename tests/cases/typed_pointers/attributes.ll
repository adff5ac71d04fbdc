; byval and sret with their types, in typed-pointer form.
; RUN: heddle ir --check %s
; EXIT: 0

%s = type { i32, i32 }

define void @f(%s* noalias sret(%s) align 4 %out, %s* byval(%s) align 8 %in) {
  %a = getelementptr inbounds %s, %s* %in, i32 0, i32 1
  %b = getelementptr inbounds %s, %s* %out, i32 0, i32 1
  %x = load i32, i32* %a, align 4
  store i32 %x, i32* %b, align 4
  ret void
}
