//! Modifications of a program when it is loaded, before anything is asked about it.
//!
//! [`PASSES`] is the list of them in the order in which they are done. The first two always are, and change no program: registers and blocks without a
//! name go by LLVM's numbers, and constant expressions are computed before the program starts. The others are LLVM's own,
//! done by `opt`; they are off unless asked for, since they change what a query can name and how many steps a program takes.
//!
//! Before LLVM changes a program, whatever has no name in it gets its number as its name, so that a register that survives is
//! still called what it was. Functions that say `optnone` are changed all the same.
//!
//! Limits: the program that comes out means what went in only where that has no undefined behaviour: LLVM may remove a load that is out of
//! bounds and unused. Positions in LLVM text are lost; those in debug info stay.

use crate::compile::feed;
use crate::error::FrontendError;
use crate::tool::{Tool, find_tool};
use ir::Module;
use ir::attribute::{Attr, AttrKind, AttrSetId};
use ir::global::GlobalKind;
use ir::print::Numbering;
use std::fmt;
use std::io::Write;
use std::process::Command;

/// The most that loops are unrolled: beyond it, programs get larger than any tool likes.
const MOST: u32 = 1024;

/// A pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pass {
    /// What it is called.
    pub name: &'static str,
    /// How `opt` writes it; nothing for what is always done.
    pipeline: &'static str,
    /// What it does, for people.
    pub what: &'static str,
}

/// Every pass, in the order in which they are done.
pub const PASSES: &[Pass] = &[
    Pass {
        name: "name",
        pipeline: "",
        what: "registers and blocks without a name go by LLVM's numbers (always done)",
    },
    Pass {
        name: "constants",
        pipeline: "",
        what: "constant expressions are computed before the start (always done)",
    },
    Pass { name: "mem2reg", pipeline: "mem2reg", what: "locals whose address is not taken become registers" },
    Pass { name: "constprop", pipeline: "sccp", what: "what is always the same becomes a constant" },
    // Turned so that they test at their end, loops go round as often as their bodies do.
    Pass {
        name: "unroll",
        pipeline: "loop(loop-rotate),loop-unroll",
        what: "unroll=N writes each body N times, or as often as is known; with mem2reg and simplifycfg",
    },
    Pass { name: "dce", pipeline: "adce", what: "what has no effect is removed" },
    Pass {
        name: "simplifycfg",
        pipeline: "simplifycfg",
        what: "blocks are merged, and unreachable ones removed",
    },
];

/// What unrolling needs.
const NEEDED_BY_UNROLL: [&str; 2] = ["mem2reg", "simplifycfg"];

/// Which passes are done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Passes {
    /// The names of those asked for.
    chosen: Vec<&'static str>,
    unroll: Option<u32>,
}

impl Passes {
    /// The passes of a list such as `mem2reg,unroll=3`.
    pub fn parse(list: &str) -> Result<Passes, String> {
        let mut passes = Passes::default();
        for word in list.split(',').map(str::trim).filter(|word| !word.is_empty()) {
            let (name, number) = match word.split_once('=') {
                Some((name, number)) => (name, Some(number)),
                None => (word, None),
            };
            let Some(pass) = PASSES.iter().find(|pass| pass.name == name) else {
                return Err(format!("there is no pass `{name}`; there are {}", known()));
            };
            match (name, number) {
                ("unroll", Some(number)) => {
                    let count = number.parse().ok().filter(|count| (1..=MOST).contains(count));
                    let Some(count) = count else {
                        return Err(format!("unroll={number}: a number from 1 to {MOST} is needed"));
                    };
                    passes.unroll = Some(count);
                    passes.chosen.extend(NEEDED_BY_UNROLL);
                }
                ("unroll", None) => return Err("unroll needs a number, as in unroll=4".to_string()),
                (_, Some(_)) => return Err(format!("{name} takes no number")),
                (_, None) => {}
            }
            passes.chosen.push(pass.name);
        }
        Ok(passes)
    }

    /// Whether a pass is done.
    fn has(&self, pass: &Pass) -> bool {
        pass.pipeline.is_empty() || self.chosen.contains(&pass.name)
    }

    /// Everything that is done, in order.
    pub fn done(&self) -> Vec<String> {
        let shown = |pass: &Pass| match self.unroll {
            Some(count) if pass.name == "unroll" => format!("unroll={count}"),
            _ => pass.name.to_string(),
        };
        PASSES.iter().filter(|pass| self.has(pass)).map(shown).collect()
    }

    /// Whether the program is changed at all.
    pub fn change_anything(&self) -> bool {
        PASSES.iter().any(|pass| self.has(pass) && !pass.pipeline.is_empty())
    }

    /// The options of `opt`.
    fn arguments(&self) -> Vec<String> {
        let chosen = PASSES.iter().filter(|pass| self.has(pass) && !pass.pipeline.is_empty());
        let pipeline: Vec<&str> = chosen.map(|pass| pass.pipeline).collect();
        let mut arguments = vec![format!("-passes=function({})", pipeline.join(","))];
        if let Some(count) = self.unroll {
            arguments.push(format!("-unroll-count={count}"));
            // Every copy keeps its own test: a second loop for the remaining rounds would be one more to unroll.
            arguments.push("-unroll-runtime=false".to_string());
            // The user has chosen: the size of the result is no reason to do less.
            arguments.push(format!("-unroll-threshold={}", u32::MAX));
            arguments.push(format!("-unroll-partial-threshold={}", u32::MAX));
        }
        arguments
    }
}

impl fmt::Display for Passes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.done().join(", "))
    }
}

/// The names of all passes.
pub fn known() -> String {
    let names: Vec<&str> =
        PASSES.iter().map(|pass| if pass.name == "unroll" { "unroll=N" } else { pass.name }).collect();
    names.join(", ")
}

/// The text that `opt` makes of a module, and which `opt` it was.
pub(crate) fn run(
    passes: &Passes,
    module: &mut Module,
    messages: &mut dyn Write,
) -> Result<(Vec<u8>, Tool), FrontendError> {
    let opt = find_tool("opt")?;
    name_everything(module);
    forget_optnone(module);
    let mut command = Command::new(&opt.path);
    command.args(passes.arguments()).args(["-S", "-o", "-", "-"]);
    let failed = |opt: &Tool, status: String| FrontendError::PassesFailed {
        tool: Box::new(opt.clone()),
        passes: passes.to_string(),
        status,
    };
    let output =
        feed(command, module.to_string().as_bytes()).map_err(|error| failed(&opt, error.to_string()))?;
    // When nobody can see messages, that is no reason to stop.
    let _ = messages.write_all(&output.stderr);
    if !output.status.success() {
        return Err(failed(&opt, output.status.to_string()));
    }
    Ok((output.stdout, opt))
}

/// Gives every register and block without a name its number as its name; one that is taken already stays as it is.
fn name_everything(module: &mut Module) {
    let Module { globals, strings, .. } = module;
    for global in globals.values_mut() {
        let GlobalKind::Function(function) = &mut global.kind else { continue };
        let Some(body) = &mut function.body else { continue };
        let numbers = Numbering::of(body);
        // Registers and blocks share their names.
        let mut taken: Vec<ir::Symbol> = body.locals.values().filter_map(|local| local.name).collect();
        taken.extend(body.blocks.values().filter_map(|block| block.name));
        taken.sort();
        let mut name = |number: Option<u32>| {
            let symbol = strings.intern(number?.to_string().as_bytes());
            taken.binary_search(&symbol).is_err().then_some(symbol)
        };
        let (locals, blocks): (Vec<_>, Vec<_>) = (body.locals.ids().collect(), body.blocks.ids().collect());
        for id in locals {
            let local = &mut body.locals[id];
            local.name = local.name.or_else(|| name(numbers.local(id)));
        }
        for id in blocks {
            let block = &mut body.blocks[id];
            block.name = block.name.or_else(|| name(numbers.block(id)));
        }
    }
}

/// Lets LLVM change functions that were compiled not to be changed.
fn forget_optnone(module: &mut Module) {
    let is_optnone = |attr: &Attr| matches!(attr, Attr::Flag(AttrKind::OptNone));
    let without = |set: AttrSetId, module: &mut Module| -> Option<AttrSetId> {
        let kept: Vec<Attr> = module.attrs[set].iter().filter(|attr| !is_optnone(attr)).cloned().collect();
        module.attrs.intern(&kept)
    };
    for place in 0..module.attr_groups.len() {
        let (_, set) = module.attr_groups[place];
        if module.attrs[set].iter().any(is_optnone)
            && let Some(kept) = without(set, module)
        {
            module.attr_groups[place].1 = kept;
        }
    }
    let ids: Vec<ir::GlobalId> = module.globals.ids().collect();
    for id in ids {
        let attrs = module.globals[id].as_function().and_then(|function| function.attrs);
        let Some(set) = attrs.filter(|&set| module.attrs[set].iter().any(is_optnone)) else { continue };
        let kept = without(set, module);
        if let GlobalKind::Function(function) = &mut module.globals[id].kind {
            function.attrs = kept;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn done(list: &str) -> Result<String, String> {
        Passes::parse(list).map(|passes| passes.to_string())
    }

    #[test]
    fn what_is_always_done_is_listed() {
        assert_eq!(done("").as_deref(), Ok("name, constants"));
        assert_eq!(done("constants,name").as_deref(), Ok("name, constants"));
        assert!(!Passes::parse("name").expect("it is one").change_anything());
    }

    #[test]
    fn the_order_is_ours() {
        assert_eq!(done("dce, mem2reg,dce").as_deref(), Ok("name, constants, mem2reg, dce"));
        let all =
            Passes::parse("name,constants,constprop,dce,simplifycfg,mem2reg,unroll=3").expect("they are");
        assert_eq!(all.done().len(), PASSES.len());
        assert!(all.change_anything());
    }

    #[test]
    fn unrolling_brings_what_it_needs() {
        let passes = Passes::parse("unroll=7").expect("it is one");
        assert_eq!(passes.to_string(), "name, constants, mem2reg, unroll=7, simplifycfg");
        let arguments = passes.arguments();
        assert_eq!(arguments[0], "-passes=function(mem2reg,loop(loop-rotate),loop-unroll,simplifycfg)");
        assert_eq!(arguments[1], "-unroll-count=7");
    }

    #[test]
    fn mistakes_are_explained() {
        for (list, why) in [
            ("inline", "there is no pass `inline`; there are name, constants, mem2reg"),
            ("unroll", "unroll=4"),
            ("unroll=0", "from 1 to"),
            ("unroll=x", "from 1 to"),
            ("unroll=99999999999", "from 1 to"),
            ("dce=3", "takes no number"),
        ] {
            let message = done(list).expect_err(list);
            assert!(message.contains(why), "{message}");
        }
        assert!(known().contains("unroll=N"));
    }

    #[test]
    fn numbers_become_names_unless_they_are_taken() {
        let text = "define i32 @f(i32 %0, i32 %\"2\") {\n  %2 = add i32 %0, %\"2\"\n  %3 = add i32 %2, 1\n  ret i32 %3\n}\n";
        let mut module = reader::read("test", text.as_bytes()).expect("it can be read");
        name_everything(&mut module);
        let text = module.to_string();
        assert!(text.contains("i32 %\"0\", i32 %\"2\"") && text.contains("\"3\" = add"), "{text}");
        assert_eq!(ir::verify::module(&module).len(), 0);
        assert!(reader::read("again", text.as_bytes()).is_ok(), "{text}");
    }

    #[test]
    fn optnone_is_forgotten_in_groups_and_beside_them() {
        let text = "define void @f() #0 {\n  ret void\n}\ndefine void @g() noinline optnone {\n  ret void\n}\n\
                    attributes #0 = { noinline nounwind optnone }\n";
        let mut module = reader::read("test", text.as_bytes()).expect("it can be read");
        forget_optnone(&mut module);
        let text = module.to_string();
        assert!(
            !text.contains("optnone") && text.contains("attributes #0 = { noinline nounwind }"),
            "{text}"
        );
    }
}
