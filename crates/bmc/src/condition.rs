//! The verification condition of a program as one SMT-LIB 2 file, for whoever wants to ask a solver of their own.
//!
//! ```text
//!   ; what it is about: program, classes, bounds, what was cut, what sat and unsat mean, what variables are
//!   (set-logic QF_ABV)
//!   (define-fun $12 () ...)                     terms that are used more than once
//!   (assert ...)                                of several threads: what holds in every execution
//!   (define-fun check-1 () Bool ...)            one literal per check, with its class and place in a comment
//!   (assert (or check-1 ... check-n))
//!   (check-sat)
//! ```
//!
//! Claim: `sat` if and only if some execution within the bounds violates one of the checks, where indeterminate values may be anything; with
//! [`Condition::cuts`], if and only if one goes beyond the bounds or comes to something that is not supported. Both `unsat` together mean that the program holds.
//! Limits: those of [`symbolic::walk`]; whether something is lost where pieces of pointers were copied, which counts as going beyond the bounds; `fmod`, which SMT-LIB does not have. Cost: linear in the number of distinct terms.

use std::fmt::Write;
use std::sync::atomic::Ordering;
use std::time::Instant;

use program::Program;
use program::code::{FuncId, Pc};
use rustc_hash::FxHashMap;
use sem::context::Why;
use sem::ub::ClassSet;
use symbolic::lost::{Left, Lost};
use symbolic::record::{ContextId, DoubtKind, Failure};
use symbolic::threads::Sharing;
use symbolic::walk::{Bounds, CutAt, Walk};
use symbolic::{Bool, Bv, Machine, Options, Stopped, Symbolic};
use term::smtlib::{PrintError, Printer, compares_arrays, symbol};
use term::{Node, Sort, TermId, Terms};
use verdict::places::Places;
use verdict::property::Class;
use verdict::{Reason, ReasonCode, Selection};

use crate::check::{Progress, UNCLEAR, UNCLEAR_RACE, not_looked_for};
use crate::question::any;
use crate::threads::{Encoding, Executions, Part, deadlock, races};
use crate::unwinding::reason_of;

/// What to write down.
pub struct Condition {
    /// Where the program starts.
    pub main: FuncId,
    /// The classes of the checks.
    pub selection: Selection,
    /// How often loops are unwound.
    pub unwind: u32,
    /// Whether allocations may fail.
    pub malloc_may_fail: bool,
    /// How executions of several threads become a formula.
    pub encoding: Encoding,
    /// Whether the program has atomic accesses that do not order everything: what they leave open is not in the formula.
    pub weak_atomics: bool,
    /// Whether to ask for executions beyond the bounds, instead of violations within.
    pub cuts: bool,
    /// Whether to ask for values, too.
    pub models: bool,
    /// Until when.
    pub until: Option<Instant>,
    /// How many steps are walked.
    pub steps: u64,
}

/// Writes down the verification condition of a program that was read from these files.
pub fn smt2(
    program: &Program,
    places: &Places<'_>,
    files: &[String],
    what: &Condition,
    progress: &Progress,
) -> Result<String, Reason> {
    let mut walk = walked(program, places, what, progress)?;
    let mut executions = Executions::new(&mut walk, program, what.encoding);
    if let Some(executions) = &mut executions {
        executions.lengthen_fully(&mut walk.machine.d);
    }
    let executions = executions.as_ref();
    // What is left when there were several threads is not looked at.
    let alone = executions.is_none();
    let lost = if alone && what.selection.contains(Class::Leak) { walk.lost() } else { Lost::default() };
    let later: Vec<Part> = (executions.map_or(&[][..], Executions::later).iter())
        .map(|&holds| Part { about: "it is an order".into(), holds })
        .collect();
    let mut checks = checks(&mut walk, places, &what.selection, executions, &lost.certain);
    checks.add_threads(&mut walk, places, program, &what.selection, executions);
    let checks = checks.literals(&mut walk);
    let mut cuts = cuts(&mut walk, places, program, &what.selection, executions, &lost.unclear);
    if let Some(executions) = executions {
        let further = executions.goes_further(&mut walk.machine.d);
        if further != Bool::Const(false) {
            cuts.add("threads make more steps".into(), further);
        }
        if let Some(most) = executions.contexts_cut() {
            cuts.add(format!("threads may take turns more than {most} times"), Bool::Const(true));
        }
        if let Some(what) = not_looked_for(&what.selection, what.weak_atomics) {
            cuts.add(what, Bool::Const(true));
        }
        if what.selection.contains(Class::Race) && races(executions, program, &mut walk).unclear.is_some() {
            cuts.add(UNCLEAR_RACE.to_string(), Bool::Const(true));
        }
    }
    let cuts = cuts.literals(&mut walk);
    let asked = if what.cuts { &cuts } else { &checks };
    let terms = &walk.machine.d.terms;
    let parts: Vec<&Part> = executions.map_or(&[][..], Executions::parts).iter().chain(&later).collect();
    let truths = asked.iter().map(|literal| literal.truth).chain(parts.iter().map(|part| part.holds));
    let roots: Vec<TermId> = truths
        .filter_map(|truth| match truth {
            Bool::Term(term) => Some(term),
            Bool::Const(_) => None,
        })
        .collect();
    let theories = Theories::of(terms, &roots);
    let mut printer = if theories.constant_arrays { Printer::new() } else { Printer::standard() };
    let mut body = body(terms, &mut printer, asked, &parts).map_err(not_printable)?;
    if !theories.constant_arrays {
        printer.constant_array_reads(terms, &roots, &mut body).map_err(not_printable)?;
    }
    let mut text = head(files, what, (&checks, &cuts), &walk, executions, &theories);
    text.push_str(&legend(&walk, &printer, places));
    if what.models {
        text.push_str("(set-option :produce-models true)\n");
    }
    let _ = writeln!(text, "(set-logic {})", theories.logic());
    text.push_str(&body);
    text.push_str("(check-sat)\n");
    if what.models {
        text.push_str("(get-model)\n");
    }
    Ok(text)
}

/// The walk, if it came to an end.
fn walked<'p>(
    program: &'p Program,
    places: &Places<'_>,
    what: &Condition,
    progress: &Progress,
) -> Result<Walk<'p>, Reason> {
    let checked = ClassSet::of(what.selection.classes().iter().copied());
    let options = Options { allocations_may_fail: what.malloc_may_fail, checked, ..Options::default() };
    let (mut domain, mut sharing) = (Symbolic::new(), Sharing::default());
    // Until it is known what threads share.
    loop {
        let started = Machine::with_sharing(program, options, domain, sharing).and_then(|mut machine| {
            let stages = machine.start_program(what.main)?;
            Ok((machine, stages))
        });
        let (machine, stages) =
            started.map_err(|stopped| reason_of(places, progress, what.until, &stopped, &[]))?;
        let bounds = Bounds { steps: what.steps, ..Bounds::all(what.unwind) };
        let mut walk = Walk::new(program, machine, Some(stages), bounds);
        let (mut interrupted, mut late) = (false, false);
        walk.run(|walk| {
            progress.steps.store(walk.machine.steps(), Ordering::Relaxed);
            progress.terms.store(walk.machine.d.terms.len() as u64, Ordering::Relaxed);
            interrupted = progress.stop.load(Ordering::Relaxed);
            late = what.until.is_some_and(|until| Instant::now() >= until);
            !interrupted && !late
        });
        match walk.ends.iter().find(|end| matches!(end.how, Stopped::Limit)) {
            Some(_) if interrupted => return Err(Reason::new(ReasonCode::Interrupted)),
            Some(_) if late => return Err(Reason::new(ReasonCode::Timeout)),
            Some(end) => return Err(Reason::new(ReasonCode::StepLimit).at(places.location(end.pc))),
            None => {}
        }
        let (known, grown) = walk.machine.learn();
        if !grown {
            return Ok(walk);
        }
        // Terms of the walk before are no help to who reads the formula.
        (domain, sharing) = (Symbolic::new(), known);
    }
}

/// A truth value with a name.
struct Literal {
    name: String,
    comment: String,
    truth: Bool,
}

/// Gathers truth values under what they are about, in the order of their first.
struct Gathered {
    prefix: &'static str,
    known: FxHashMap<String, usize>,
    all: Vec<(String, Vec<Bool>)>,
}

impl Gathered {
    fn new(prefix: &'static str) -> Gathered {
        Gathered { prefix, known: FxHashMap::default(), all: Vec::new() }
    }

    fn add(&mut self, about: String, truth: Bool) {
        let place = *self.known.entry(about).or_insert_with_key(|about| {
            self.all.push((about.clone(), Vec::new()));
            self.all.len() - 1
        });
        if let Some((_, truths)) = self.all.get_mut(place) {
            truths.push(truth);
        }
    }

    /// What only several threads can violate: one literal for all deadlocks, and one for each two places that race.
    fn add_threads(
        &mut self,
        walk: &mut Walk<'_>,
        places: &Places<'_>,
        program: &Program,
        selection: &Selection,
        executions: Option<&Executions>,
    ) {
        if selection.contains(Class::Deadlock) {
            let stuck = deadlock(executions, walk);
            if stuck != Bool::Const(false) {
                self.add(format!("[{}] nobody gets on", Class::Deadlock.name()), stuck);
            }
        }
        if let Some(executions) = executions.filter(|_| selection.contains(Class::Race)) {
            for (first, second, when) in races(executions, program, walk).found {
                let [one, other] = [first, second].map(|number| {
                    let event = &walk.machine.events()[number];
                    place(walk, places, Some(event.pc), event.context)
                });
                self.add(format!("[{}] {one}: with {other}", Class::Race.name()), when);
            }
        }
    }

    fn literals(self, walk: &mut Walk<'_>) -> Vec<Literal> {
        let literal = |(number, (about, truths)): (usize, (String, Vec<Bool>))| Literal {
            name: format!("{}-{}", self.prefix, number + 1),
            comment: one_line(&about),
            truth: any(&mut walk.machine.d, truths),
        };
        self.all.into_iter().enumerate().map(literal).collect()
    }
}

/// What can be violated: one literal for each place and each thing that can go wrong there, whatever calls and rounds lead to it.
fn checks(
    walk: &mut Walk<'_>,
    places: &Places<'_>,
    selection: &Selection,
    executions: Option<&Executions>,
    lost: &[Left],
) -> Gathered {
    let mut gathered = Gathered::new("check");
    for number in 0..walk.machine.obligations().len() {
        let obligation = &walk.machine.obligations()[number];
        let asked = obligation.failure.classes().into_iter().find(|class| selection.contains(*class));
        let Some(class) = asked else { continue };
        let what = match &obligation.failure {
            Failure::Undefined(kind) | Failure::Poison(kind, _) => kind.message(),
            Failure::Property(_, message) => message,
        };
        let at = place(walk, places, obligation.pc, obligation.context);
        let about = format!("[{}] {at}: {what}", class.name());
        let moment = obligation.at;
        let broken = walk.broken(number);
        gathered.add(about, while_running(executions, walk, &moment, broken));
    }
    let cleans_up = executions.is_none() && selection.contains(Class::Cleanup);
    let left = if cleans_up { walk.left_behind() } else { Vec::new() };
    for (class, what, all) in [
        (Class::Leak, "nobody can reach the heap object made here as the program ends", lost),
        (Class::Cleanup, "the heap object made here was not given back as the program ends", &left),
    ] {
        for left in all {
            let at = made_at(walk, places, left);
            gathered.add(format!("[{}] {at}: {what}", class.name()), left.when);
        }
    }
    gathered
}

/// When something is true at a moment, and nobody has ended the program before.
fn while_running(
    executions: Option<&Executions>,
    walk: &mut Walk<'_>,
    at: &symbolic::record::Instant,
    truth: Bool,
) -> Bool {
    match executions {
        Some(executions) => executions.while_running(walk, at, truth),
        None => truth,
    }
}

/// Why an execution is not followed further.
fn not_followed(how: &Stopped) -> String {
    match how {
        Stopped::External(what) => format!("not followed: the program {what}"),
        Stopped::Unsupported(what) => format!("not supported, and not followed: {what}"),
        _ => "not followed".to_string(),
    }
}

/// Where executions are not followed further.
fn cuts(
    walk: &mut Walk<'_>,
    places: &Places<'_>,
    program: &Program,
    selection: &Selection,
    executions: Option<&Executions>,
    unclear: &[Left],
) -> Gathered {
    let mut gathered = Gathered::new("cut");
    for cut in walk.cuts.clone() {
        let about = match cut.at {
            CutAt::Loop(head) => {
                let at = (head..head + 8).find_map(|pc| places.location(pc));
                format!("a loop goes round more often: {}", at.map_or("?".to_string(), |at| at.to_string()))
            }
            CutAt::Recursion(function) => {
                let code = &program.functions[function];
                let at = (code.entry..code.end).find_map(|pc| places.location(pc));
                let at = at.map_or("?".to_string(), |at| at.to_string());
                format!("{} calls itself more often: {at}", code.name)
            }
        };
        let path = while_running(executions, walk, &cut.moment, cut.path);
        gathered.add(about, path);
    }
    for number in 0..walk.machine.obligations().len() {
        let obligation = &walk.machine.obligations()[number];
        let classes = obligation.failure.classes();
        if classes.iter().any(|class| selection.contains(*class)) {
            continue;
        }
        let at = place(walk, places, obligation.pc, obligation.context);
        let what = obligation.failure.message(program);
        let about = format!("not checked, and not followed: {at}: {what}");
        let (moment, broken) = (obligation.at, walk.broken(number));
        gathered.add(about, while_running(executions, walk, &moment, broken));
    }
    for number in 0..walk.ends.len() {
        let end = &walk.ends[number];
        if !matches!(end.how, Stopped::Unsupported(_) | Stopped::External(_)) {
            continue;
        }
        let what = not_followed(&end.how);
        let at = place(walk, places, Some(end.pc), end.context);
        let (moment, path) = (end.at, end.path);
        let path = while_running(executions, walk, &moment, path);
        gathered.add(format!("{what}: {at}"), path);
    }
    for (number, what) in executions.map(Executions::not_followed).unwrap_or_default() {
        let event = &walk.machine.events()[number];
        let at = place(walk, places, Some(event.pc), event.context);
        let happens = executions.map_or(Bool::Const(false), |executions| executions.events().happens[number]);
        gathered.add(format!("{}: {at}", not_followed(&what)), happens);
    }
    for left in unclear {
        let at = made_at(walk, places, left);
        gathered.add(format!("{UNCLEAR}: {at}"), left.when);
    }
    gathered
}

/// Where a block of the heap was made, for people.
fn made_at(walk: &Walk<'_>, places: &Places<'_>, left: &Left) -> String {
    let (pc, context) =
        walk.machine.maker(left.block).map_or((None, None), |(pc, context)| (Some(pc), context));
    place(walk, places, pc, context)
}

/// Where something is, for people: the innermost place of the user's.
fn place(walk: &Walk<'_>, places: &Places<'_>, pc: Option<Pc>, context: Option<ContextId>) -> String {
    let mut stack: Vec<Pc> = pc.into_iter().collect();
    let mut next = context;
    while let Some(id) = next {
        let call = walk.machine.context(id);
        stack.push(call.call);
        next = call.before;
    }
    places.innermost(&stack).map_or("no line of the source".to_string(), |at| at.to_string())
}

/// Definitions, what holds in every execution, literals and the assertion that one of them is true.
fn body(
    terms: &Terms,
    printer: &mut Printer,
    literals: &[Literal],
    parts: &[&Part],
) -> Result<String, PrintError> {
    let mut text = String::new();
    let mut about = "";
    for part in parts {
        if part.holds == Bool::Const(true) {
            continue;
        }
        if about != part.about {
            about = &part.about;
            let _ = writeln!(text, "; Executions: {about}.");
        }
        let expression = match part.holds {
            Bool::Const(truth) => truth.to_string(),
            Bool::Term(term) => printer.expression(terms, term, &mut text)?,
        };
        let _ = writeln!(text, "(assert {expression})");
    }
    for literal in literals {
        let expression = match literal.truth {
            Bool::Const(truth) => truth.to_string(),
            Bool::Term(term) => printer.expression(terms, term, &mut text)?,
        };
        let _ = writeln!(text, "; {}\n(define-fun {} () Bool {expression})", literal.comment, literal.name);
    }
    let names: Vec<&str> = literals.iter().map(|literal| literal.name.as_str()).collect();
    let _ = match names[..] {
        [] => writeln!(text, "; There is nothing that could be so.\n(assert false)"),
        [only] => writeln!(text, "(assert {only})"),
        _ => writeln!(text, "(assert (or {}))", names.join(" ")),
    };
    Ok(text)
}

fn not_printable(error: PrintError) -> Reason {
    Reason::because(ReasonCode::Unsupported, error.to_string())
}

/// What a solver must know about.
#[derive(Default)]
struct Theories {
    arrays: bool,
    /// Arrays that have one value everywhere, for which no variables can stand.
    constant_arrays: bool,
    floats: bool,
}

impl Theories {
    fn of(terms: &Terms, roots: &[TermId]) -> Theories {
        let mut found = Theories::default();
        for term in terms.postorder(roots.iter().copied()) {
            let node = terms.node(term);
            found.arrays |= matches!(terms.sort(term), Sort::Array { .. });
            found.constant_arrays |= matches!(node, Node::ConstArray { .. });
            found.floats |= node.float_operands().is_some() || node.float_result().is_some();
        }
        found.constant_arrays &= compares_arrays(terms, roots);
        found
    }

    fn logic(&self) -> &'static str {
        match (self.arrays, self.floats) {
            // No logic has constant arrays.
            _ if self.constant_arrays => "ALL",
            (false, false) => "QF_BV",
            (true, false) => "QF_ABV",
            (false, true) => "QF_BVFP",
            (true, true) => "QF_ABVFP",
        }
    }
}

/// The comment that the file starts with.
fn head(
    files: &[String],
    what: &Condition,
    (checks, cuts): (&[Literal], &[Literal]),
    walk: &Walk<'_>,
    executions: Option<&Executions>,
    theories: &Theories,
) -> String {
    let files = files.join(" ");
    let version = env!("CARGO_PKG_VERSION");
    let mut lines =
        vec![format!("{files}, unwound {} times; written by Heddle {version}.", what.unwind), String::new()];
    let classes: Vec<&str> = what.selection.classes().iter().map(|class| class.name()).collect();
    if what.cuts {
        lines.push("Question: does any execution go on where the unwinding was cut?".into());
        lines.push(
            "sat: some execution goes beyond the bound, or comes to something that is not supported.".into(),
        );
        lines.push(
            "unsat: no execution does; if the formula without --cuts is unsat, too, the program holds."
                .into(),
        );
    } else {
        lines.push("Question: does any execution within the bound violate a check?".into());
        lines.push("sat: some execution does; check-1, check-2, ... say which checks.".into());
        lines.push(
            "unsat: none does within the bound. Whether any goes further is another formula (--cuts).".into(),
        );
    }
    lines.push(format!("Properties: {}.", classes.join(", ")));
    lines.push("Violations of other classes end an execution. Indeterminate values may be anything.".into());
    if !what.malloc_may_fail {
        lines.push("Allocations succeed.".into());
    }
    let doubtful = |kind| walk.machine.doubts().iter().any(|doubt| doubt.kind == kind);
    if doubtful(DoubtKind::Sizes) {
        lines.push(format!("Taken for granted: {}.", crate::question::SIZES));
    }
    if doubtful(DoubtKind::Addresses) {
        lines.push(
            "Something may depend on where objects lie: the formula has one way of placing them.".into(),
        );
    }
    if theories.constant_arrays {
        lines.push("Constant arrays ((as const ...) ...) are used, which not every solver knows: Bitwuzla, cvc5 and Z3 do.".into());
    }
    if let Some(executions) = executions {
        lines.push(format!(
            "Threads: {}. Memory: {}.",
            what.encoding.name(),
            what.encoding.memory_model().name()
        ));
        lines.extend(executions.explained());
    }
    lines.push(format!("Checks: {}.", checks.len()));
    match cuts {
        [] => lines.push("Nothing was cut: the bound is no limit.".into()),
        _ => {
            lines.push("Cut, if any execution comes that far:".into());
            lines.extend(cuts.iter().map(|cut| format!("  {}: {}", cut.name, cut.comment)));
        }
    }
    lines.into_iter().map(|line| format!("; {}", one_line(&line)).trim_end().to_string() + "\n").collect()
}

/// What the variables are, in the order in which the program asks for them.
fn legend(walk: &Walk<'_>, printer: &Printer, places: &Places<'_>) -> String {
    let declared = printer.declared();
    let terms = &walk.machine.d.terms;
    let mut text = String::new();
    for chosen in walk.machine.chosen() {
        let variable = match &chosen.value {
            Bv::Term(term) => terms.as_var(*term),
            Bv::Const(_) => None,
        };
        let Some(variable) = variable.filter(|variable| declared.binary_search(variable).is_ok()) else {
            continue;
        };
        let why = match chosen.why {
            Why::Input(_) => "an input",
            Why::Unwritten => "unwritten memory",
            Why::Freeze => "what freeze makes of an indeterminate value",
            Why::Undef => "an undefined value",
            Why::AllocationFails => "whether an allocation fails",
            Why::SpuriousWakeup => "whether a wait ends by itself",
            Why::Time => "the time",
        };
        if text.is_empty() {
            text.push_str("; Variables:\n");
        }
        let at = place(walk, places, chosen.moment.pc, chosen.moment.context);
        let _ = writeln!(text, ";   {}: {why}: {}", symbol(terms, variable), one_line(&at));
    }
    text
}

/// Comments end with their line.
fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}
