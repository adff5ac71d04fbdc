//! Which pairs there are to compare.

use crate::ir_command::{complain, mistake, warn};
use crate::refine::RefineArgs;
use crate::{Exit, Io};
use frontend::{Listed, Options, optimise};
use ir::Module;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A pair to compare.
#[derive(Clone)]
pub(crate) struct Job {
    /// What it is called.
    pub(crate) label: String,
    /// The pass that made the target, if one pass did.
    pub(crate) pass: Option<String>,
    pub(crate) source: Arc<Module>,
    pub(crate) source_name: String,
    pub(crate) target: Arc<Module>,
    pub(crate) target_name: String,
    /// Whether the pass may have used what it knows about other functions.
    pub(crate) in_context: bool,
}

/// The pairs, and what cannot be compared.
pub(crate) struct Found {
    pub(crate) jobs: Vec<Job>,
    pub(crate) problems: Vec<String>,
    /// The functions that were given to a pipeline.
    names: Vec<String>,
    /// What was read.
    pub(crate) read: Read,
}

/// What was read to find pairs.
#[derive(Default)]
pub(crate) struct Read {
    /// Whether somebody wants all of it.
    pub(crate) whole: bool,
    /// The user's files.
    pub(crate) files: Vec<PathBuf>,
    /// What they were read by.
    pub(crate) tools: BTreeSet<String>,
    /// The modules, as LLVM text.
    pub(crate) modules: Vec<String>,
    /// What changes the only one, if anything does.
    pub(crate) pipeline: Option<String>,
}

impl Read {
    fn note(&mut self, loaded: &frontend::Loaded) {
        if self.whole {
            self.files.extend(loaded.read.iter().cloned());
            self.tools.extend(
                loaded.inputs.iter().filter_map(|input| input.tool.as_ref()).map(ToString::to_string),
            );
            self.modules.push(loaded.module.to_string());
        }
    }
}

pub(crate) fn find(args: &RefineArgs, io: &mut Io<'_>) -> Result<Found, Exit> {
    let read = Read { whole: args.bundle.is_some(), ..Read::default() };
    let mut found = Found { jobs: Vec::new(), problems: Vec::new(), names: Vec::new(), read };
    match (&args.files[..], &args.passes, &args.cc) {
        ([file], None, None) => {
            let module = Arc::new(load(file, &Options::default(), &mut found.read, io)?);
            let pairs = tv::pairs::inside(&module);
            if pairs.is_empty() {
                let words = format!(
                    "{}: there is no pair in it: functions src and tgt, src1 and tgt1, or src_x and tgt_x are needed",
                    file.display()
                );
                return Err(mistake(&words, io));
            }
            if args.function.is_empty() {
                let lonely = tv::pairs::lonely(&module).into_iter();
                found.problems.extend(lonely.map(|(name, other)| format!("@{name} has no partner @{other}")));
            }
            for pair in pairs {
                found.jobs.push(Job {
                    label: pair.source.clone(),
                    pass: None,
                    source: Arc::clone(&module),
                    source_name: pair.source,
                    target: Arc::clone(&module),
                    target_name: pair.target,
                    in_context: false,
                });
            }
        }
        ([source, target], None, None) => {
            let source = Arc::new(load(source, &Options::default(), &mut found.read, io)?);
            let target = Arc::new(load(target, &Options::default(), &mut found.read, io)?);
            same_names(&source, &target, None, false, &mut found);
        }
        ([file], Some(pipeline), _) => {
            let module = load(file, &Options::default(), &mut found.read, io)?;
            by_passes(module, pipeline, args, io, &mut found)?;
        }
        ([file], None, Some(flags)) => {
            let Some(words) = shlex::split(flags) else {
                return Err(mistake(&format!("--cc {flags:?}: the quotes do not match"), io));
            };
            let level = words.iter().rev().find_map(|word| word.strip_prefix("-O"));
            let level = match level {
                None | Some("") => "1",
                Some(level) => level,
            };
            let cflags: Vec<std::ffi::OsString> =
                words.iter().filter(|word| !word.starts_with("-O")).map(Into::into).collect();
            // As clang hands it to the optimiser.
            let mut options = Options { cflags, optimise: level.to_string(), ..Options::default() };
            options.cflags.extend(["-Xclang".into(), "-disable-llvm-passes".into()]);
            let module = load(file, &options, &mut found.read, io)?;
            let pipeline = match level {
                "0" => return Err(mistake("--cc -O0 changes nothing: there is nothing to compare", io)),
                "fast" => "default<O3>".to_string(),
                level => format!("default<O{level}>"),
            };
            by_passes(module, &pipeline, args, io, &mut found)?;
        }
        _ => return Err(mistake("one file or two are needed", io)),
    }
    if !args.function.is_empty() {
        for wanted in &args.function {
            let wanted = wanted.trim_start_matches('@');
            let known = found.names.iter().any(|name| name == wanted);
            if !known && !found.jobs.iter().any(|job| job.label == wanted) {
                found.problems.push(format!("there is no pair named @{wanted}"));
            }
        }
        found.jobs.retain(|job| args.function.iter().any(|f| f.trim_start_matches('@') == job.label));
    }
    if args.memory_only {
        found.jobs.retain(|job| {
            uses_memory(&job.source, &job.source_name) || uses_memory(&job.target, &job.target_name)
        });
    }
    if args.bidirectional {
        let back: Vec<Job> = found
            .jobs
            .iter()
            .map(|job| Job {
                label: job.label.clone(),
                pass: Some(match &job.pass {
                    Some(pass) => format!("{pass}, backwards"),
                    None => "backwards".to_string(),
                }),
                source: Arc::clone(&job.target),
                source_name: job.target_name.clone(),
                target: Arc::clone(&job.source),
                target_name: job.source_name.clone(),
                in_context: job.in_context,
            })
            .collect();
        found.jobs.extend(back);
    }
    Ok(found)
}

fn load(file: &Path, options: &Options, read: &mut Read, io: &mut Io<'_>) -> Result<Module, Exit> {
    let listed = if read.whole { Listed::Users } else { options.listed };
    let options = Options { colour: io.colour, listed, ..options.clone() };
    match frontend::load(&[file.to_path_buf()], &options, io.err) {
        Ok(loaded) => {
            warn(&loaded.warnings, io);
            read.note(&loaded);
            let mut module = loaded.module;
            tv::pairs::name_unnamed(&mut module);
            Ok(module)
        }
        Err(error) => Err(complain(&error, io)),
    }
}

/// Runs opt, and takes every function that it changes.
fn by_passes(
    module: Module,
    pipeline: &str,
    args: &RefineArgs,
    io: &mut Io<'_>,
    found: &mut Found,
) -> Result<(), Exit> {
    let stages = match optimise::stages(&module, pipeline, args.each_pass) {
        Ok(stages) => stages,
        Err(error) => return Err(complain(&error, io)),
    };
    found.read.pipeline = Some(pipeline.to_string());
    let mut before = Arc::new(module);
    found.names = tv::pairs::defined(&before);
    for stage in stages {
        let after = Arc::new(stage.module);
        let known = found.jobs.len();
        same_names(&before, &after, stage.pass.as_deref(), true, found);
        let several = looks_at_several(stage.pass.as_deref().unwrap_or(pipeline));
        for job in &mut found.jobs[known..] {
            job.in_context = several && depends_on_others(&before, &job.source_name);
        }
        before = after;
    }
    Ok(())
}

/// The functions that two modules both define; if asked for, only those that differ.
fn same_names(
    source: &Arc<Module>,
    target: &Arc<Module>,
    pass: Option<&str>,
    changed: bool,
    found: &mut Found,
) {
    let (ours, theirs) = (tv::pairs::defined(source), tv::pairs::defined(target));
    for name in &ours {
        if !theirs.contains(name) {
            if !changed {
                found.problems.push(format!("@{name} is missing in the target"));
            }
            continue;
        }
        if changed && tv::pairs::is_same((source, name), (target, name)) {
            continue;
        }
        found.jobs.push(Job {
            label: name.clone(),
            pass: pass.map(str::to_string),
            source: Arc::clone(source),
            source_name: name.clone(),
            target: Arc::clone(target),
            target_name: name.clone(),
            in_context: false,
        });
    }
    if !changed {
        for name in theirs.iter().filter(|name| !ours.contains(name)) {
            found.problems.push(format!("@{name} is missing in the source"));
        }
    }
}

/// Whether a pass or a pipeline looks at more than one function at a time.
fn looks_at_several(name: &str) -> bool {
    const WORDS: &[&str] = &[
        "default<",
        "lto",
        "inline",
        "cgscc",
        "module",
        "global",
        "ipsccp",
        "ipscc",
        "argpromotion",
        "argumentpromotion",
        "deadarg",
        "functionattrs",
        "function-attrs",
        "attributor",
        "openmp",
        "mergefunc",
        "hotcold",
        "partial",
        "calledvalue",
        "called-value",
        "devirt",
        "coro",
        "internalize",
        "iterativeglobaldce",
        "constmerge",
        "alwaysinline",
        "sample",
        "pgo",
    ];
    let name = name.to_lowercase();
    WORDS.iter().any(|word| name.contains(word))
}

/// Whether a function calls or may be called by others of its module, or shares variables with them that nobody else sees.
fn depends_on_others(module: &Module, name: &str) -> bool {
    let named = |global: &ir::global::Global| {
        global.name.map(|symbol| module.strings.text(symbol).into_owned()).unwrap_or_default()
    };
    let text = tv::pairs::listing(module, name).join("\n");
    module.globals.values().any(|global| {
        let own = named(global) == name;
        let defined = global.as_function().is_some_and(|function| function.body.is_some());
        let hidden = global.linkage.is_local();
        match own {
            true => hidden,
            false => (defined || hidden) && text.contains(&format!("@{}", named(global))),
        }
    })
}

/// Whether a function does anything with memory.
fn uses_memory(module: &Module, name: &str) -> bool {
    use ir::inst::Op;
    let function = module
        .globals
        .values()
        .find(|global| global.name.is_some_and(|symbol| module.strings.bytes(symbol) == name.as_bytes()))
        .and_then(|global| global.as_function());
    let body = function.and_then(|function| function.body.as_ref());
    body.is_some_and(|body| {
        body.insts.values().any(|inst| {
            matches!(
                inst.op,
                Op::Load { .. }
                    | Op::Store(_)
                    | Op::Call(_)
                    | Op::Alloca { .. }
                    | Op::Invoke(_)
                    | Op::CmpXchg(_)
                    | Op::AtomicRmw(_)
                    | Op::Fence { .. }
            )
        })
    })
}
