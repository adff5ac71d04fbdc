//! The `heddle` command.

fn main() -> std::process::ExitCode {
    heddle::main()
}
