; Types that only a target knows carry parameters.
; RUN: heddle ir --check %s
; EXIT: 0

@a = external global target("spirv.Image", i32, 0, 1)

define void @uses(target("aarch64.svcount") %x) {
  ret void
}
