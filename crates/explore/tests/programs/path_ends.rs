//! Programs in which one thread ends its path and another one has something to be found: every way to end, at every place, with every
//! kind of finding.
//!
//! What another thread does before the path ends counts, whatever ends it. So the finding is always there, except where the
//! thread that ends has to be seen in an atomic section that never completes, and except for a deadlock: a thread that can still
//! end the program, or whose path ends, is not blocked.

/// How a path ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// An assumption fails.
    Assume,
    /// A number is divided by zero, which nobody asks about.
    Divide,
    /// A store to null, which nobody asks about.
    StoreToNull,
    /// Code is reached that must not be, of a class that is not checked: what comes then is not known.
    Unreachable,
    /// The program exits.
    Exit,
    /// The program aborts.
    Abort,
    /// The program traps.
    Trap,
    /// The thread ends itself.
    ThreadExit,
    /// `main` returns.
    MainReturns,
    /// The thread never does anything again.
    Loop,
    /// Something that is not supported.
    Unsupported,
    /// A function without a body.
    External,
    /// More memory than there may be.
    Limit,
    /// The thread waits for ever.
    Blocked,
}

pub const ENDS: [End; 14] = [
    End::Assume,
    End::Divide,
    End::StoreToNull,
    End::Unreachable,
    End::Exit,
    End::Abort,
    End::Trap,
    End::ThreadExit,
    End::MainReturns,
    End::Loop,
    End::Unsupported,
    End::External,
    End::Limit,
    End::Blocked,
];

impl End {
    fn text(self) -> &'static str {
        match self {
            End::Assume => "call void @heddle_assume(i32 0)",
            End::Divide => "%divided = sdiv i32 1, 0",
            End::StoreToNull => "store i32 1, ptr null",
            End::Unreachable => "unreachable\nafter:",
            End::Exit => "call void @__heddle_exit(i32 0)",
            End::Abort => "call void @__heddle_abort()",
            End::Trap => "call void @llvm.trap()",
            End::ThreadExit => "call void @__heddle_end(ptr null)",
            End::MainReturns => "ret i32 0\nafter:",
            End::Loop => "br label %loop\nloop:\n  br label %loop\nafter:",
            End::Unsupported => "call void @__heddle_unsupported(ptr @why)",
            End::External => "call void @nobody_defines_this()",
            End::Limit => "%large = call ptr @__heddle_alloc(i64 9000000000, i64 8, i32 0)",
            End::Blocked => "call void @__heddle_lock(ptr @taken, i32 1)",
        }
    }

    /// Whether others can see what was done in an atomic section that ends so.
    fn shows_section(self) -> bool {
        matches!(self, End::ThreadExit | End::Blocked)
    }
}

/// What the thread does before its path ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Before {
    /// Nothing.
    Nothing,
    /// One step that others can see.
    Step,
    /// One step that others can see, and one that they could, but never do.
    TwoSteps,
    /// It enters an atomic section, and ends in it.
    InSection,
    /// It enters an atomic section, makes a step that others could see, and ends in it.
    StepInSection,
    /// One step that others can see; then as in [`StepInSection`](Self::StepInSection), but others do not mind.
    StepThenSection,
    /// An atomic section with a step that others can see.
    Section,
}

pub const BEFORES: [Before; 7] = [
    Before::Nothing,
    Before::Step,
    Before::TwoSteps,
    Before::InSection,
    Before::StepInSection,
    Before::StepThenSection,
    Before::Section,
];

const X: &str = "store atomic i32 1, ptr @x seq_cst, align 4";
const Y: &str = "store atomic i32 1, ptr @y seq_cst, align 4";
const BEGIN: &str = "call void @heddle_atomic_begin()";
const END: &str = "call void @heddle_atomic_end()";

impl Before {
    fn lines(self, end: &'static str) -> Vec<&'static str> {
        match self {
            Before::Nothing => vec![end],
            Before::Step => vec![X, end],
            Before::TwoSteps => vec![X, Y, end],
            Before::InSection => vec![BEGIN, end, END],
            Before::StepInSection => vec![BEGIN, X, end, END],
            Before::StepThenSection => vec![X, BEGIN, Y, end, END],
            Before::Section => vec![BEGIN, X, END, end],
        }
    }

    /// Whether the finding is there only once the step was made.
    fn is_seen(self) -> bool {
        !matches!(self, Before::Nothing | Before::InSection)
    }
}

/// What there is to be found in another thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finding {
    Assert,
    Race,
    Deadlock,
    Leak,
}

pub const FINDINGS: [Finding; 4] = [Finding::Assert, Finding::Race, Finding::Deadlock, Finding::Leak];

impl Finding {
    /// The class of it.
    pub fn class(self) -> &'static str {
        match self {
            Finding::Assert => "assert",
            Finding::Race => "race",
            Finding::Deadlock => "deadlock",
            Finding::Leak => "leak",
        }
    }

    fn text(self) -> &'static str {
        match self {
            Finding::Assert => "call void @heddle_assert(i32 0, ptr @why)",
            Finding::Race => "store i32 1, ptr @racy",
            Finding::Deadlock => "call void @heddle_block_until(ptr @zero)",
            Finding::Leak => "%lost = call ptr @__heddle_alloc(i64 4, i64 4, i32 0)",
        }
    }
}

/// A program, and whether the class of its finding is violated.
pub struct Case {
    pub end: End,
    pub before: Before,
    pub finding: Finding,
    pub text: String,
    pub violated: bool,
}

impl Case {
    pub fn new(end: End, before: Before, finding: Finding) -> Case {
        let reached = end.shows_section() || before != Before::StepInSection;
        let violated = match finding {
            Finding::Assert | Finding::Race | Finding::Leak => reached,
            // Whoever waits for ever is part of a deadlock, whatever others do.
            Finding::Deadlock => end.shows_section(),
        };
        Case { end, before, finding, text: text(end, before, finding), violated }
    }

    pub fn name(&self) -> String {
        format!("{:?}, {:?}, {:?}", self.end, self.before, self.finding)
    }
}

/// Every program there is, except races with sections that never end: these are tried out in every state, up to a limit.
pub fn cases() -> impl Iterator<Item = Case> {
    let all = ENDS.into_iter().flat_map(|end| {
        BEFORES
            .into_iter()
            .flat_map(move |before| FINDINGS.into_iter().map(move |finding| Case::new(end, before, finding)))
    });
    let is_slow = |case: &Case| {
        let in_section =
            matches!(case.before, Before::InSection | Before::StepInSection | Before::StepThenSection);
        case.end == End::Loop && in_section && case.finding == Finding::Race
    };
    all.filter(move |case| !is_slow(case))
}

fn text(end: End, before: Before, finding: Finding) -> String {
    let ending = before.lines(end.text()).join("\n  ");
    let condition = if before.is_seen() { "icmp eq i32 %seen, 1" } else { "icmp eq i32 0, 0" };
    let found = finding.text();
    let (ender, of_ender, of_main) = match end {
        End::MainReturns => ("", "", ending.as_str()),
        _ => ("%e = call i32 @heddle_spawn(ptr @ender, ptr null)", ending.as_str(), ""),
    };
    let racer = match finding {
        Finding::Race => "%r = call i32 @heddle_spawn(ptr @racer, ptr null)",
        Finding::Assert | Finding::Deadlock | Finding::Leak => "",
    };
    // Whoever leaks has to come before the end of the program, and whoever blocks has to keep it from ending.
    let joins = match (finding, end) {
        (Finding::Deadlock, End::MainReturns) | (Finding::Assert | Finding::Race | Finding::Leak, _) => "",
        (Finding::Deadlock, _) => "call void @heddle_join(i32 %e)\n  call void @heddle_join(i32 %f)",
    };
    format!(
        "@x = global i32 0
@y = global i32 0
@racy = global i32 0
@zero = global i32 0
@taken = global i32 1
@why = constant [4 x i8] c\"why\\00\"
declare void @heddle_assume(i32)
declare void @heddle_assert(i32, ptr)
declare void @heddle_atomic_begin()
declare void @heddle_atomic_end()
declare void @heddle_block_until(ptr)
declare void @heddle_join(i32)
declare i32 @heddle_spawn(ptr, ptr)
declare ptr @__heddle_alloc(i64, i64, i32)
declare void @__heddle_abort()
declare void @__heddle_end(ptr)
declare void @__heddle_exit(i32)
declare void @__heddle_lock(ptr, i32)
declare void @__heddle_unsupported(ptr)
declare void @nobody_defines_this()
declare void @llvm.trap()
define void @ender(ptr %nothing) {{
  {of_ender}
  ret void
}}
define void @finder(ptr %nothing) {{
  %seen = load atomic i32, ptr @x seq_cst, align 4
  %finds = {condition}
  br i1 %finds, label %there, label %out
there:
  {found}
  br label %out
out:
  ret void
}}
define void @racer(ptr %nothing) {{
  store i32 2, ptr @racy
  ret void
}}
define i32 @main() {{
  store i32 0, ptr @y
  {ender}
  %f = call i32 @heddle_spawn(ptr @finder, ptr null)
  {racer}
  {of_main}
  {joins}
  ret i32 0
}}
"
    )
}
