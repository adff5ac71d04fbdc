//! Whatever file the user names, as one [`ir::Module`].
//!
//! LLVM text is read by our own reader; bitcode is turned into text by `llvm-dis` and C or C++ by `clang`, the
//! newest ones found. What these programs say reaches the user unchanged. Every module is verified before it
//! is linked with the others, and the result again.
//!
//! Limits: machine code and Rust sources are refused. Bitcode newer than the newest `llvm-dis` cannot be read.

mod compile;
mod declarations;
mod dependencies;
mod error;
mod kind;
mod memo;
pub mod optimise;
pub mod passes;
mod platform;
mod tool;

pub use compile::{Width, feed};
pub use dependencies::Listed;
pub use error::{Fault, FrontendError, PROBLEMS_SHOWN, Problem};
pub use kind::{Kind, is_source_name};
pub use memo::remember_compilations;
pub use passes::Passes;
pub use tool::{
    HEADERS_32_COMMAND, Inspection, OLDEST_LLVM, Tool, Version, find_tool, headers_32, inspect_tool,
    package_command, programs,
};

use ir::Module;
use ir::global::GlobalKind;
use ir::inst::Op;
use ir::opcode::{BinaryOp, OpFlags};
use platform::Platforms;
use source::Diagnostic;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

/// What C leaves undefined and is to trap where the source has it: clang otherwise folds `INT_MAX + 1` away even without
/// optimisation, and writes a signed `<<` as one that cannot go wrong.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Traps {
    /// Signed arithmetic that does not fit.
    pub overflow: bool,
    /// Instead of that: arithmetic wraps where it does not fit, whatever promises the instructions make.
    pub wraps: bool,
    /// Shifts by too much, or of too much.
    pub shift: bool,
    /// Division by zero.
    pub division: bool,
    /// Array sizes that are not positive, functions that end without their result.
    pub rest: bool,
    /// Locals that are used after the block that they belong to.
    pub scopes: bool,
    /// Locals of a block that are read before they are written, each time it is entered.
    pub unwritten: bool,
}

/// Says something about a module.
pub type Asks = fn(&Module) -> bool;

impl Traps {
    /// Everything.
    pub const ALL: Traps = Traps {
        overflow: true,
        wraps: false,
        shift: true,
        division: true,
        rest: true,
        scopes: true,
        unwritten: true,
    };
}

/// How inputs are turned into IR. The defaults suit a verifier: no optimisation, debug info, old C tolerated.
#[derive(Clone, Debug)]
pub struct Options {
    /// The clang to use instead of the newest found; its `llvm-dis` is looked for beside it.
    pub clang: Option<PathBuf>,
    /// Directories searched for headers.
    pub include: Vec<PathBuf>,
    /// Macros, as `NAME` or `NAME=VALUE`.
    pub define: Vec<OsString>,
    /// Further options for clang, after all others.
    pub cflags: Vec<OsString>,
    /// The optimisation level, as clang writes it after `-O`.
    pub optimise: String,
    /// The width of pointers to compile for, if not clang's own choice.
    pub width: Option<Width>,
    /// Whether the compiler may colour its messages.
    pub colour: bool,
    /// Whether modules are verified.
    pub verify: bool,
    /// What C leaves undefined and is to trap where the source has it.
    pub traps: Traps,
    /// Say whether it can matter in a module that locals end with their blocks, because they are used later, or because they are unwritten again. Clang says where they do only if it is asked to, and then writes more code for everything.
    pub scopes_matter: [Asks; 2],
    /// How the program is modified once it is one.
    pub passes: Passes,
    /// The user's platforms: source files or folders of them, linked with the program.
    pub platform: Vec<PathBuf>,
    /// What is special about single files, by their names as the user wrote them.
    pub files: BTreeMap<PathBuf, FileOptions>,
    /// Which of the files that take part are listed.
    pub listed: Listed,
}

/// How one source file is compiled.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FileOptions {
    /// The language, if the name does not tell.
    pub kind: Option<Kind>,
    /// Options for clang, before those that all files have.
    pub flags: Vec<OsString>,
    /// What people should know about that.
    pub note: Option<String>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            clang: None,
            include: Vec::new(),
            define: Vec::new(),
            cflags: Vec::new(),
            optimise: "0".to_string(),
            width: None,
            colour: false,
            verify: true,
            traps: Traps::default(),
            scopes_matter: [|_| true, |_| false],
            passes: Passes::default(),
            platform: Vec::new(),
            files: BTreeMap::new(),
            listed: Listed::default(),
        }
    }
}

/// One file the user named.
#[derive(Clone, Debug)]
pub struct Input {
    /// Its path as the user wrote it; `-` is standard input.
    pub path: PathBuf,
    /// What it was taken for.
    pub kind: Kind,
    /// The program that turned it into LLVM text, if one had to.
    pub tool: Option<Tool>,
}

impl Input {
    /// What it is called in messages.
    pub fn name(&self) -> String {
        if self.path == Path::new("-") {
            return "<standard input>".to_string();
        }
        self.path.display().to_string()
    }
}

/// What the user's files came to.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The files, in the user's order.
    pub inputs: Vec<Input>,
    /// The files of the user's platforms.
    pub platform: Vec<Input>,
    /// Every file that took part, headers too, as the compiler found them; not what comes with Heddle, and not standard input.
    pub read: Vec<PathBuf>,
    /// All of them, linked.
    pub module: Module,
    /// What is wrong without harm: broken debug info, which may mislead about lines and names.
    pub warnings: Vec<Problem>,
}

/// Reads, compiles, verifies and links the files and the user's platforms; the compiler's own messages go to `messages` as they are.
pub fn load(paths: &[PathBuf], options: &Options, messages: &mut dyn Write) -> Result<Loaded, FrontendError> {
    let mut inputs = Vec::with_capacity(paths.len());
    let mut modules = Vec::with_capacity(paths.len());
    let (mut warnings, mut read) = (Vec::new(), Vec::new());
    let platforms = Platforms::find(&options.platform)?;
    let mut options = platforms.options(options);
    if paths.len() > 1 {
        // `int x;` in several files is one variable, as linkers of C have always had it; the user's own options still win.
        options.to_mut().cflags.insert(0, "-fcommon".into());
    }
    let options = &*options;
    for path in paths {
        let note = options.files.get(path).and_then(|file| file.note.clone());
        warnings.extend(note.map(|message| Problem::In { file: path.display().to_string(), message }));
        let (input, module) = module_of_file(path, options, &mut read, &mut warnings, messages)?;
        modules.push(module);
        inputs.push(input);
    }
    let fitting = platform::fitting(options, modules.first());
    let mut platform = Vec::with_capacity(platforms.files.len());
    for path in &platforms.files {
        let text = text_of(path, &fitting, false, messages)?;
        let mut module = module_of(&text, &fitting, &mut warnings)?;
        read.extend(text.read);
        // Positions are those of the program's text; these files have debug info.
        module.forget_positions();
        modules.push(module);
        platform.push(text.input);
    }
    let module = match modules.len() {
        1 => modules.pop().unwrap_or_default(),
        _ => link(modules, options)?,
    };
    let module = match options.passes.change_anything() {
        true => modified(module, options, messages)?,
        false => module,
    };
    let module = if options.traps.wraps { wrapping(module) } else { module };
    Ok(Loaded { inputs, platform, read, module, warnings })
}

/// The module, with arithmetic that wraps where it overflows.
fn wrapping(mut module: Module) -> Module {
    let bodies = module.globals.values_mut().filter_map(|global| match &mut global.kind {
        GlobalKind::Function(function) => function.body.as_mut(),
        _ => None,
    });
    for body in bodies {
        for inst in body.insts.values_mut() {
            // What these promise is that they do not overflow.
            if let Op::Binary {
                op: BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Shl,
                flags,
                ..
            } = &mut inst.op
            {
                *flags = OpFlags::NONE;
            }
        }
    }
    module
}

/// LLVM text, and where it came from.
struct Text {
    input: Input,
    bytes: Vec<u8>,
    /// The files that it was made from.
    read: Vec<PathBuf>,
}

impl Text {
    /// What the text is called in messages about it.
    fn name(&self) -> String {
        let name = self.input.name();
        if self.input.tool.is_some() { format!("<LLVM text of {name}>") } else { name }
    }
}

/// The module of one of the user's files. Where it matters, its locals end with their blocks.
fn module_of_file(
    path: &Path,
    options: &Options,
    read: &mut Vec<PathBuf>,
    warnings: &mut Vec<Problem>,
    messages: &mut dyn Write,
) -> Result<(Input, Module), FrontendError> {
    let text = text_of(path, options, false, messages)?;
    let module = module_of(&text, options, warnings)?;
    read.extend_from_slice(&text.read);
    let compiled = matches!(text.input.kind, Kind::C | Kind::Cpp);
    let [used_later, unwritten_again] = options.scopes_matter;
    let Traps { scopes, unwritten, .. } = options.traps;
    let matter = (scopes && used_later(&module)) || (unwritten && unwritten_again(&module));
    if !compiled || !matter {
        return Ok((text.input, module));
    }
    // What the compiler has to say it has said.
    let text = text_of(path, options, true, &mut std::io::sink())?;
    let text = Text { bytes: declarations::mark_declarations(text.bytes), ..text };
    let module = module_of(&text, options, &mut Vec::new())?;
    Ok((text.input, module))
}

/// The LLVM text of a file; `scoped` says whether locals end with their blocks.
fn text_of(
    path: &Path,
    options: &Options,
    scoped: bool,
    messages: &mut dyn Write,
) -> Result<Text, FrontendError> {
    let unreadable = |error: std::io::Error| FrontendError::Input {
        path: path.to_path_buf(),
        message: format!("cannot be read: {error}"),
    };
    let standard_input = path == Path::new("-");
    let special = options.files.get(path).and_then(|file| file.kind);
    let is_source = special.is_some() || kind::is_source_name(path);
    let mut bytes = Vec::new();
    if standard_input {
        std::io::stdin().lock().read_to_end(&mut bytes).map_err(unreadable)?;
    } else {
        let mut file = std::fs::File::open(path).map_err(unreadable)?;
        if !is_source {
            file.read_to_end(&mut bytes).map_err(unreadable)?;
        }
    }
    let kind = match special {
        Some(kind) => kind,
        None => kind::of(path, &bytes)?,
    };
    let itself = || if standard_input { Vec::new() } else { vec![path.to_path_buf()] };
    let (bytes, tool, read) = match kind {
        Kind::Text => (bytes, None, itself()),
        Kind::Bitcode => {
            let (bytes, tool) = compile::disassemble(path, &bytes, options, messages)?;
            (bytes, Some(tool), itself())
        }
        Kind::C | Kind::Cpp => {
            let compiled = compile::compile(path, kind, options, scoped, messages)?;
            (compiled.text, Some(compiled.clang), compiled.read)
        }
    };
    Ok(Text { input: Input { path: path.to_path_buf(), kind, tool }, bytes, read })
}

fn module_of(text: &Text, options: &Options, warnings: &mut Vec<Problem>) -> Result<Module, FrontendError> {
    let module = read(&text.name(), &text.bytes, text.input.tool.as_ref(), options, warnings)?;
    // What is asked about the module later is about the user's file.
    Ok(Module { name: text.input.name(), ..module })
}

/// The module after the passes that were asked for.
fn modified(
    mut module: Module,
    options: &Options,
    messages: &mut dyn Write,
) -> Result<Module, FrontendError> {
    let (text, opt) = passes::run(&options.passes, &mut module, messages)?;
    let name = format!("<{} after {}>", module.name, options.passes);
    // Debug info that was broken before was told about then.
    let mut changed = read(&name, &text, Some(&opt), options, &mut Vec::new())?;
    changed.forget_positions();
    Ok(Module { name: module.name, ..changed })
}

/// Reads and verifies a text.
fn read(
    name: &str,
    text: &[u8],
    written_by: Option<&Tool>,
    options: &Options,
    warnings: &mut Vec<Problem>,
) -> Result<Module, FrontendError> {
    let written_by = written_by.cloned();
    let module = match reader::read(name, text) {
        Ok(module) => module,
        Err(diagnostic) => {
            let problem = Problem::At(Box::new(diagnostic));
            return Err(FrontendError::Read { problem, written_by });
        }
    };
    if options.verify {
        let located = |problem: ir::verify::Problem| match problem.pos {
            Some(pos) => Problem::At(Box::new(Diagnostic::new(name, text, pos, problem.message))),
            None => Problem::In { file: name.to_string(), message: problem.to_string() },
        };
        let problems = ir::verify::module(&module);
        if !problems.is_empty() {
            let problems = problems.into_iter().map(located).collect();
            return Err(FrontendError::Verify { problems, written_by });
        }
        warnings.extend(ir::verify::debug_info(&module).into_iter().map(located));
    }
    Ok(module)
}

fn link(modules: Vec<Module>, options: &Options) -> Result<Module, FrontendError> {
    let module = ir::link::link(modules).map_err(|error| FrontendError::Link(error.to_string()))?;
    if options.verify {
        let problems: Vec<String> = ir::verify::module(&module).iter().map(ToString::to_string).collect();
        if !problems.is_empty() {
            return Err(FrontendError::BadLink(problems));
        }
    }
    Ok(module)
}
