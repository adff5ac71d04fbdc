//! Writes a file of Rust with all of its mutants in it, of which the environment chooses one when the program runs
//! (mutant schemata, Untch and others 1993).
//!
//! `mutate FIRST IN OUT` numbers the mutants from FIRST on, and prints a line for each: number, line of IN, what is changed.
//!
//! | of | mutants |
//! |---|---|
//! | `a && b`, `a \|\| b` | without `a`, without `b` |
//! | `a == b`, `<`, ... | the contrary |
//! | conditions of `if`, of match arms, of closures that select | always, never |
//! | `true`, `false` | the contrary |
//! | a path `X::NAME` where `X::NOTHING` is | `X::NOTHING` |
//! | an arm of a match in which another arm is `{}`, `None`, or `X::NOTHING` | that |
//! | a statement that calls a method, or changes a variable | none |
//! | a function whose result is a truth value, an option or nothing | one that returns it at once |
//!
//! Limits: what is constant, tested (`#[cfg(test)]`) or in a macro is left alone.

use proc_macro2::Span;
use quote::{ToTokens, quote};
use std::process::ExitCode;
use syn::spanned::Spanned;
use syn::visit_mut::{self, VisitMut};
use syn::{BinOp, Expr, ExprMatch, Item, ReturnType, Stmt, Type, parse_quote};

/// Methods whose closure says yes or no.
const SELECTING: &[&str] = &[
    "filter",
    "any",
    "all",
    "take_while",
    "skip_while",
    "is_some_and",
    "is_none_or",
    "retain",
    "position",
    "find",
];
/// What flags are called if there are none.
const NO_FLAGS: &str = "NOTHING";

struct Mutator {
    next: u32,
    /// The types of flags in the file that have a name for none.
    flags: Vec<String>,
    report: Vec<(u32, usize, String)>,
}

impl Mutator {
    /// An expression that is true in a new mutant only.
    fn chosen(&mut self, at: Span, what: impl Into<String>) -> Expr {
        let number = self.next;
        self.next += 1;
        self.report.push((number, at.start().line, what.into()));
        parse_quote!(is_mutant(#number))
    }

    /// A condition with a mutant in which it is always met, and one in which it never is, unless its parts have mutants like that.
    fn condition(&mut self, condition: &mut Expr) {
        if let Expr::Binary(_) | Expr::Lit(_) | Expr::Let(_) = condition {
            return self.visit_expr_mut(condition);
        }
        let (span, text) = (condition.span(), shown(condition));
        self.visit_expr_mut(condition);
        let always = self.chosen(span, format!("always: {text}"));
        let never = self.chosen(span, format!("never: {text}"));
        let old = condition.clone();
        *condition = parse_quote!((#always || (#old)) && !#never);
    }

    fn arms(&mut self, found: &mut ExprMatch) {
        let trivial = |body: &Expr| match body {
            Expr::Block(block) => block.block.stmts.is_empty() && block.label.is_none(),
            Expr::Path(path) => {
                path.path.is_ident("None") || path.path.segments.last().is_some_and(|s| s.ident == NO_FLAGS)
            }
            _ => false,
        };
        let Some(none) = found.arms.iter().find(|arm| trivial(&arm.body)).map(|arm| arm.body.clone()) else {
            return;
        };
        for arm in found.arms.iter_mut().filter(|arm| !trivial(&arm.body)) {
            let (pattern, body) = (shown(&arm.pat), arm.body.clone());
            let chosen = self.chosen(arm.pat.span(), format!("{} for: {pattern}", shown(&none)));
            arm.body = parse_quote!({ if #chosen { #none } else { #body } });
        }
    }
}

fn shown(tokens: &impl ToTokens) -> String {
    let text = tokens.to_token_stream().to_string();
    match text.char_indices().nth(90) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text,
    }
}

/// Whether a condition binds something, so that it cannot be part of another expression.
fn has_let(condition: &Expr) -> bool {
    match condition {
        Expr::Let(_) => true,
        Expr::Binary(binary) => has_let(&binary.left) || has_let(&binary.right),
        Expr::Paren(inner) => has_let(&inner.expr),
        _ => false,
    }
}

fn is_test(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|one| one.path().is_ident("cfg") || one.path().is_ident("test"))
}

impl VisitMut for Mutator {
    fn visit_item_mut(&mut self, item: &mut Item) {
        match item {
            Item::Fn(function) if is_test(&function.attrs) || function.sig.constness.is_some() => {}
            Item::Mod(module) if is_test(&module.attrs) => {}
            Item::Const(_) | Item::Static(_) | Item::Macro(_) | Item::Enum(_) | Item::Struct(_) => {}
            Item::Fn(function) => {
                let (output, name) = (function.sig.output.clone(), function.sig.ident.clone());
                visit_mut::visit_item_fn_mut(self, function);
                self.returns(&output, &mut function.block, &name);
            }
            other => visit_mut::visit_item_mut(self, other),
        }
    }

    fn visit_impl_item_mut(&mut self, item: &mut syn::ImplItem) {
        match item {
            syn::ImplItem::Fn(function) if function.sig.constness.is_none() && !is_test(&function.attrs) => {
                let (output, name) = (function.sig.output.clone(), function.sig.ident.clone());
                visit_mut::visit_impl_item_fn_mut(self, function);
                self.returns(&output, &mut function.block, &name);
            }
            _ => {}
        }
    }

    fn visit_type_mut(&mut self, _: &mut Type) {}
    fn visit_pat_mut(&mut self, _: &mut syn::Pat) {}

    fn visit_stmt_mut(&mut self, statement: &mut Stmt) {
        let removable = match statement {
            Stmt::Expr(Expr::MethodCall(_), Some(_)) => true,
            Stmt::Expr(Expr::Call(_), Some(_)) => true,
            Stmt::Expr(Expr::Binary(binary), Some(_)) => {
                matches!(binary.op, BinOp::BitOrAssign(_) | BinOp::BitAndAssign(_) | BinOp::AddAssign(_))
            }
            Stmt::Item(Item::Const(_)) => return,
            _ => false,
        };
        let (span, text) = (statement.span(), shown(statement));
        visit_mut::visit_stmt_mut(self, statement);
        if removable {
            let chosen = self.chosen(span, format!("without: {text}"));
            let old = statement.clone();
            *statement = parse_quote!(if !#chosen { #old });
        }
    }

    fn visit_arm_mut(&mut self, arm: &mut syn::Arm) {
        if let Some((_, guard)) = &mut arm.guard {
            self.condition(guard);
        }
        self.visit_expr_mut(&mut arm.body);
    }

    fn visit_expr_mut(&mut self, expr: &mut Expr) {
        match expr {
            Expr::If(found) => {
                self.condition(&mut found.cond);
                self.visit_block_mut(&mut found.then_branch);
                if let Some((_, other)) = &mut found.else_branch {
                    self.visit_expr_mut(other);
                }
            }
            Expr::Match(found) => {
                visit_mut::visit_expr_match_mut(self, found);
                self.arms(found);
            }
            Expr::Binary(binary) => {
                let text = shown(binary);
                let span = binary.span();
                match binary.op {
                    BinOp::And(_) | BinOp::Or(_) => {
                        let and = matches!(binary.op, BinOp::And(_));
                        let texts = [shown(&binary.left), shown(&binary.right)];
                        visit_mut::visit_expr_binary_mut(self, binary);
                        for (side, text) in [&mut binary.left, &mut binary.right].into_iter().zip(texts) {
                            if has_let(side)
                                || matches!(&**side, Expr::Binary(inner) if matches!(inner.op, BinOp::And(_)) == and && matches!(inner.op, BinOp::And(_) | BinOp::Or(_)))
                            {
                                continue;
                            }
                            let chosen = self.chosen(side.span(), format!("without operand: {text}"));
                            let old = side.clone();
                            **side = match and {
                                true => parse_quote!((#chosen || (#old))),
                                false => parse_quote!((!#chosen && (#old))),
                            };
                        }
                    }
                    BinOp::Eq(_)
                    | BinOp::Ne(_)
                    | BinOp::Lt(_)
                    | BinOp::Le(_)
                    | BinOp::Gt(_)
                    | BinOp::Ge(_) => {
                        visit_mut::visit_expr_binary_mut(self, binary);
                        let chosen = self.chosen(span, format!("not: {text}"));
                        let old = binary.clone();
                        *expr = parse_quote!(((#old) != #chosen));
                    }
                    _ => visit_mut::visit_expr_binary_mut(self, binary),
                }
            }
            Expr::Lit(literal) => {
                if let syn::Lit::Bool(truth) = &literal.lit {
                    let chosen = self.chosen(literal.span(), format!("not: {}", truth.value));
                    *expr = if truth.value { parse_quote!((!#chosen)) } else { parse_quote!(#chosen) };
                }
            }
            Expr::Path(path) => {
                let segments = &path.path.segments;
                if segments.len() == 2
                    && self.flags.contains(&segments[0].ident.to_string())
                    && segments[1].ident != NO_FLAGS
                    && segments[1].ident.to_string().chars().all(|one| one.is_ascii_uppercase() || one == '_')
                {
                    let (old, flags, none) =
                        (path.clone(), &segments[0].ident, syn::Ident::new(NO_FLAGS, Span::call_site()));
                    let text = shown(path);
                    let chosen = self.chosen(path.span(), format!("without {text}"));
                    *expr = parse_quote!((if #chosen { #flags::#none } else { #old }));
                }
            }
            Expr::MethodCall(call) => {
                let selects = SELECTING.contains(&call.method.to_string().as_str());
                self.visit_expr_mut(&mut call.receiver);
                for argument in call.args.iter_mut() {
                    match argument {
                        Expr::Closure(closure) if selects => {
                            self.condition(&mut closure.body);
                            let body = closure.body.clone();
                            closure.body = parse_quote!({ #body });
                        }
                        other => self.visit_expr_mut(other),
                    }
                }
            }
            Expr::Const(_) | Expr::Macro(_) => {}
            other => visit_mut::visit_expr_mut(self, other),
        }
    }
}

impl Mutator {
    fn returns(&mut self, output: &ReturnType, block: &mut syn::Block, name: &syn::Ident) {
        let last = |ty: &Type| match ty {
            Type::Path(path) => path.path.segments.last().map(|segment| segment.ident.to_string()),
            _ => None,
        };
        let values: Vec<Expr> = match output {
            ReturnType::Default => vec![parse_quote!(())],
            ReturnType::Type(_, ty) => match last(ty).as_deref() {
                Some("bool") => vec![parse_quote!(true), parse_quote!(false)],
                Some("Option") => vec![parse_quote!(None)],
                _ => Vec::new(),
            },
        };
        for value in values {
            let text = format!("{name} returns {} at once", shown(&value));
            let chosen = self.chosen(name.span(), text);
            block.stmts.insert(0, parse_quote!(if #chosen { return #value; }));
        }
    }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [first, from, to] = &arguments[..] else {
        eprintln!("usage: mutate FIRST IN OUT");
        return ExitCode::from(2);
    };
    let (Ok(next), Ok(text)) = (first.parse(), std::fs::read_to_string(from)) else {
        eprintln!("mutate: {first} is no number, or {from} cannot be read");
        return ExitCode::from(2);
    };
    let mut file = match syn::parse_file(&text) {
        Ok(file) => file,
        Err(error) => {
            eprintln!("mutate: {from}: {error}");
            return ExitCode::from(2);
        }
    };
    let name = format!("::{NO_FLAGS}");
    let flags = text.match_indices(&name).filter_map(|(at, _)| {
        let before = &text[..at];
        let start = before.rfind(|one: char| !one.is_alphanumeric()).map_or(0, |start| start + 1);
        Some(before[start..].to_owned()).filter(|name| !name.is_empty())
    });
    let mut mutator = Mutator { next, flags: flags.collect(), report: Vec::new() };
    mutator.visit_file_mut(&mut file);
    let chooser = quote! {
        /// Whether the environment has chosen this mutant; that it was reached is written down.
        #[allow(dead_code)]
        fn is_mutant(number: u32) -> bool {
            use std::sync::{LazyLock, Mutex};
            static CHOSEN: LazyLock<u32> =
                LazyLock::new(|| std::env::var("HEDDLE_MUTANT").ok().and_then(|text| text.parse().ok()).unwrap_or(0));
            static REACHED: LazyLock<Option<String>> = LazyLock::new(|| std::env::var("HEDDLE_MUTANTS_REACHED").ok());
            static SEEN: Mutex<std::collections::BTreeSet<u32>> = Mutex::new(std::collections::BTreeSet::new());
            if let Some(path) = &*REACHED
                && SEEN.lock().is_ok_and(|mut seen| seen.insert(number))
            {
                use std::io::Write;
                let file = std::fs::OpenOptions::new().append(true).create(true).open(path);
                let _ = file.and_then(|mut file| file.write_all(format!("{number}\n").as_bytes()));
            }
            *CHOSEN == number
        }
    };
    let written = format!("{}\n{}\n", file.into_token_stream(), chooser);
    if let Err(error) = std::fs::write(to, written) {
        eprintln!("mutate: {to}: {error}");
        return ExitCode::from(2);
    }
    for (number, line, what) in mutator.report {
        println!("{number}\t{line}\t{what}");
    }
    ExitCode::SUCCESS
}
