//! What to read, and how to compile it: options that all commands have.

use crate::project::CompileCommands;
use clap::builder::NonEmptyStringValueParser;
use clap::{Args, ValueEnum};
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::PathBuf;

/// What to read, and how to compile it.
#[derive(Args, Debug)]
pub struct InputArgs {
    /// LLVM text (.ll), bitcode (.bc), C (.c, .i) or C++ (.cc, .cpp, .cxx, .c++, .C, .ii); several are linked;
    /// `-` is LLVM text or bitcode from standard input
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,

    /// Modify the program first: mem2reg, constprop, unroll=N, dce, simplifycfg, in this order, with commas
    /// [always done: name, constants]
    #[arg(long, value_name = "PASSES", default_value = "", hide_default_value = true, value_parser = frontend::Passes::parse)]
    pub passes: frontend::Passes,

    /// Link this platform with the program: a C or C++ file, or a folder of them, whose headers the program finds, too; its
    /// functions are taken instead of those that come with Heddle
    #[arg(long, value_name = "DIR|FILE.c")]
    pub platform: Vec<PathBuf>,

    /// The clang to compile with [default: the newest on PATH]
    #[arg(long, value_name = "PATH", help_heading = "Compiling C and C++")]
    pub clang: Option<PathBuf>,

    /// Search DIR for headers
    #[arg(short = 'I', value_name = "DIR", help_heading = "Compiling C and C++")]
    pub include: Vec<PathBuf>,

    /// Define a macro, as NAME or NAME=VALUE
    #[arg(short = 'D', value_name = "MACRO", help_heading = "Compiling C and C++")]
    pub define: Vec<OsString>,

    /// The optimisation level: 0, 1, 2, 3, s, z, g or fast
    #[arg(
        short = 'O',
        value_name = "LEVEL",
        default_value = "0",
        hide_possible_values = true,
        value_parser = ["0", "1", "2", "3", "s", "z", "g", "fast"],
        help_heading = "Compiling C and C++"
    )]
    pub optimise: String,

    /// The width of a pointer, 32 or 64 bits, as in -m32
    #[arg(
        short = 'm',
        value_name = "WIDTH",
        hide_possible_values = true,
        value_parser = ["32", "64"],
        help_heading = "Compiling C and C++"
    )]
    pub width: Option<String>,

    /// The data model, ILP32 or LP64: the same as -m32 or -m64
    #[arg(
        long,
        value_enum,
        value_name = "MODEL",
        hide_possible_values = true,
        help_heading = "Compiling C and C++"
    )]
    pub data_model: Option<DataModelArg>,

    /// Compile each file as this compile_commands.json says, as far as it is about what the program means
    #[arg(long, value_name = "DIR|FILE", help_heading = "Compiling C and C++")]
    pub compile_commands: Option<PathBuf>,

    /// Further options for clang, split as a shell would
    #[arg(
        long,
        value_name = "OPTIONS",
        allow_hyphen_values = true,
        value_parser = NonEmptyStringValueParser::new(),
        help_heading = "Compiling C and C++"
    )]
    pub cflags: Vec<String>,
}

/// How wide integers and pointers are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum DataModelArg {
    /// int, long and pointers of 32 bits
    #[value(name = "ILP32")]
    Ilp32,
    /// long and pointers of 64 bits
    #[value(name = "LP64")]
    Lp64,
}

impl InputArgs {
    /// Whether what is checked is what clang has written for a source without optimisation.
    pub fn is_plain_source(&self) -> bool {
        !self.passes.change_anything() && self.files.iter().all(|file| frontend::is_source_name(file))
    }

    /// The files, as they were named.
    pub fn names(&self) -> Vec<String> {
        self.files.iter().map(|file| file.display().to_string()).collect()
    }

    /// The width of a pointer, if it was asked for.
    pub fn width(&self) -> Option<&str> {
        let model = self.data_model.map(|model| match model {
            DataModelArg::Ilp32 => "32",
            DataModelArg::Lp64 => "64",
        });
        self.width.as_deref().or(model)
    }

    /// What the front end is told; an error is a mistake in the arguments.
    pub fn options(&self, verify: bool, colour: bool) -> Result<frontend::Options, String> {
        let mut cflags = Vec::new();
        for flags in &self.cflags {
            let words =
                shlex::split(flags).ok_or_else(|| format!("--cflags: a quote is not closed in `{flags}`"))?;
            cflags.extend(words.into_iter().map(OsString::from));
        }
        if let (Some(width), Some(model)) = (&self.width, self.data_model)
            && (width == "32") != (model == DataModelArg::Ilp32)
        {
            let model = if model == DataModelArg::Ilp32 { "ILP32" } else { "LP64" };
            return Err(format!("--data-model: {model} is not the data model of -m{width}"));
        }
        let commands = self.compile_commands.as_deref().map(CompileCommands::read).transpose()?;
        let mut files = BTreeMap::new();
        if let Some(commands) = &commands {
            for file in self.files.iter().filter(|file| frontend::is_source_name(file)) {
                files.insert(file.clone(), commands.options(file)?);
            }
        }
        Ok(frontend::Options {
            clang: self.clang.clone(),
            include: self.include.clone(),
            define: self.define.clone(),
            cflags,
            optimise: self.optimise.clone(),
            width: self.width().map(|w| match w {
                "32" => frontend::Width::Bits32,
                _ => frontend::Width::Bits64,
            }),
            colour,
            verify,
            traps: frontend::Traps::default(),
            scopes_matter: [
                program::scopes::locals_may_outlive_blocks,
                program::scopes::locals_may_be_read_unwritten,
            ],
            passes: self.passes.clone(),
            platform: self.platform.clone(),
            files,
            listed: frontend::Listed::default(),
        })
    }
}
