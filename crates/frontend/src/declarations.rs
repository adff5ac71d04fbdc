//! Locals that are unwritten again where control comes to their declaration again.
//!
//! Claim: with [`mark_declarations`], a local whose declaration is reached again holds nothing of before (C11 6.2.4p6), also where clang marks no life: behind a label of the same block, and where
//! a `goto` or a `switch` may bypass the declaration.
//!
//! Limits: a block that is entered behind such a declaration keeps what the local held when the block was left. Text of clang before 15, with typed pointers, stays as it is.
//!
//! Cost: two passes over the text.

use std::collections::BTreeSet;

const START: &str = "call void @llvm.lifetime.start.p0(";
const DECLARES: &[&str] = &["#dbg_declare(ptr ", "call void @llvm.dbg.declare(metadata ptr "];

/// LLVM text in which the life of each local starts at its declaration, where that can be reached again and clang has not said so.
pub(crate) fn mark_declarations(text: Vec<u8>) -> Vec<u8> {
    let Ok(old) = std::str::from_utf8(&text) else { return text };
    let declared = old.lines().find(|line| line.starts_with("declare void @llvm.lifetime.start.p0("));
    // Since LLVM 22 there is no size.
    let size = if declared.is_some_and(|line| line.contains("(ptr")) { "" } else { "i64 -1, " };
    let mut new = String::with_capacity(old.len());
    let mut marked = false;
    let mut function = Function::default();
    let mut lines = old.lines();
    while let Some(line) = lines.next() {
        if line.starts_with("define ") {
            function = Function::new(lines.clone());
        } else if is_label(line) {
            // The first block may have a name, too.
            function.in_entry = function.is_empty;
        } else if let Some(local) = declared_local(line).filter(|local| function.is_unmarked(local)) {
            new.push_str(&format!("  {START}{size}ptr {local})\n"));
            marked = true;
        }
        function.is_empty &= !line.starts_with(' ');
        new.push_str(line);
        new.push('\n');
    }
    if marked && declared.is_none() {
        new.push_str("declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)\n");
    }
    if marked { new.into_bytes() } else { text }
}

/// A function whose lines are gone through.
#[derive(Default)]
struct Function<'t> {
    /// Its locals.
    locals: BTreeSet<&'t str>,
    /// Those whose life clang marks.
    marked: BTreeSet<&'t str>,
    /// Whether this is the first block, to which nothing leads back.
    in_entry: bool,
    /// Whether there was no instruction yet.
    is_empty: bool,
}

impl<'t> Function<'t> {
    fn new(lines: std::str::Lines<'t>) -> Function<'t> {
        let mut function = Function { in_entry: true, is_empty: true, ..Function::default() };
        for line in lines.take_while(|line| *line != "}") {
            if let Some((local, _)) = line.trim_start().split_once(" = alloca ") {
                function.locals.insert(local);
            } else if let Some((_, arguments)) = line.split_once(START) {
                let pointer = arguments.split_once("ptr ").and_then(|(_, rest)| rest.split(')').next());
                function.marked.extend(pointer);
            }
        }
        function
    }

    fn is_unmarked(&self, local: &str) -> bool {
        !self.in_entry && self.locals.contains(local) && !self.marked.contains(local)
    }
}

/// Whether a line of a function starts a block.
fn is_label(line: &str) -> bool {
    !line.starts_with([' ', '}', '!', '@', ';']) && line.contains(':')
}

/// The local that a line declares as a whole variable.
fn declared_local(line: &str) -> Option<&str> {
    let whole = line.contains("!DIExpression()");
    let line = line.trim_start();
    let after = DECLARES.iter().find_map(|start| line.split_once(start)).map(|(_, after)| after);
    after.filter(|_| whole)?.split([',', ')']).next()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOOP: &str = "define void @f(i32 %0) {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %1, align 4
    #dbg_declare(ptr %1, !7, !DIExpression(), !9)
  br label %4

4:                                                ; preds = %4, %0
    #dbg_declare(ptr %2, !8, !DIExpression(), !9)
  call void @llvm.lifetime.start.p0(i64 4, ptr %3)
    #dbg_declare(ptr %3, !9, !DIExpression(), !9)
  br label %4
}
";

    #[test]
    fn marks_what_is_declared_again_without_a_mark() {
        let new = String::from_utf8(mark_declarations(LOOP.into())).unwrap_or_default();
        let starts: Vec<&str> = new.lines().filter(|line| line.contains(START)).collect();
        let expected = [
            "  call void @llvm.lifetime.start.p0(i64 -1, ptr %2)",
            "  call void @llvm.lifetime.start.p0(i64 4, ptr %3)",
        ];
        assert_eq!(starts, expected);
        assert!(new.contains("declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)"));
    }

    #[test]
    fn knows_the_first_block_by_name_too() {
        let named = LOOP.replace("{\n  %1", "{\nentry:\n  %1");
        let new = String::from_utf8(mark_declarations(named.into())).unwrap_or_default();
        assert!(!new.contains("i64 -1, ptr %1)") && new.contains("i64 -1, ptr %2)"));
    }

    #[test]
    fn keeps_text_with_all_marks() {
        let marked = LOOP.replace("    #dbg_declare(ptr %2, !8, !DIExpression(), !9)\n", "");
        assert_eq!(mark_declarations(marked.clone().into()), marked.into_bytes());
    }
}
