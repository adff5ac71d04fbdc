; The report on tools takes no files, and is written in two formats.
; RUN: heddle doctor --help
; EXIT: 0
; STDOUT: heddle doctor --install
; RUN: heddle doctor %s
; EXIT: 2
; STDERR: unexpected argument
; RUN: heddle doctor --format sarif
; EXIT: 2
; STDERR: invalid value 'sarif' for '--format <FORMAT>'
; RUN: heddle doctor --instal
; EXIT: 2
; STDERR: a similar argument exists: '--install'
; RUN: heddle man doctor
; EXIT: 0
; STDOUT: .TH heddle-doctor 1
; RUN: heddle check --solver no-such-solver --engine bmc %s
; EXIT: 2
; STDERR: --solver: there is no program `no-such-solver` that could be run as a solver

define i32 @main() {
  ret i32 0
}
