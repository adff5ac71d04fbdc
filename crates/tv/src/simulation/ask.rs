//! Questions about single values: where the target computes something in another way, both ways are made a pair of small functions, which is compared as any other.
//!
//! What is not computed by plain instructions, such as what was loaded, and what is too far from the value is a parameter of these functions, the same of
//! both. So an answer is about all that it could be.

use ir::opcode::{GepFlags, OpFlags};
use reader::read;
use rustc_hash::{FxHashMap, FxHashSet};

use super::places::gep_flag;
use super::values::{Expr, Facts, Id, Known, Promises, Told, Values};
use crate::outcome::{Approximation, Verdict};
use crate::{Options, compare};

/// So many questions are asked about a pair.
const MOST_QUESTIONS: u32 = 100;
/// So many may come to nothing.
const MOST_REFUTED: u32 = 30;
/// A question is about so many instructions at the most.
const MOST_INSTRUCTIONS: u32 = 40;
/// So much of what is known is told with a question.
const MOST_FACTS: usize = 8;
/// Seconds for a question, if it may take so long, and how many may remain without an answer before it is given up.
const TIME: std::time::Duration = std::time::Duration::from_secs(2);
const MOST_UNANSWERED: u32 = 2;

#[derive(Default)]
pub(super) struct Questions {
    options: Options,
    unanswered: u32,
    refuted: u32,
    /// The lines that say what the module is for.
    head: String,
    asked: FxHashSet<(Id, Id, Told)>,
    count: u32,
    pub(super) ledger: Vec<Approximation>,
}

/// A function that is being written: its lines, and how each value is called in it.
#[derive(Default)]
struct Writing {
    lines: String,
    names: FxHashMap<Id, String>,
    count: u32,
    /// What is used more than once.
    twice: FxHashSet<Id>,
}

/// Whether a value may be partly undefined, which no parameter is: where the target uses it twice, each use may be another of its values.
enum Doubt {
    None,
    /// Only if memory holds something of that kind at first, or after calls.
    OfMemory,
    Certain,
}

impl Questions {
    /// About a module with these lines at its head.
    pub(super) fn new(head: String, options: &Options, plain_numbers: bool) -> Questions {
        // What is promised of arguments is not promised of what is computed from them.
        let options = Options {
            timeout: options.timeout.min(TIME),
            no_undef_input: false,
            no_poison_input: false,
            ..options.clone()
        };
        // Nothing is asked where numbers are computed with in another way than usual, which a question does not say.
        let unanswered = if plain_numbers { 0 } else { MOST_UNANSWERED + 1 };
        Questions { head, options, unanswered, ..Questions::default() }
    }

    /// Whether a value of the target refines one of the source, by asking about the parts in which they differ.
    pub(super) fn agree(&mut self, values: &mut Values, facts: &Facts, target: Id, source: Id) -> bool {
        if values.refines(facts, target, source) {
            return true;
        }
        if let (
            Expr::Operation { what, promises, operands, known },
            Expr::Operation { what: other, promises: more, operands: others, .. },
        ) = (values.expr(target), values.expr(source))
            && what == other
            && promises.at_most(more)
            && operands.len() == others.len()
        {
            let is_plain = values.is_instruction(*what);
            let is_store = matches!(known, Known::Store(..));
            let straight = operands.iter().copied().zip(others.iter().copied());
            let mut pairs: Vec<(Id, Id)> = straight.collect();
            if let Some((a, b)) = values.commutes(*known, operands)
                && !values.refines(facts, pairs[a].0, pairs[a].1)
                && !values.refines(facts, pairs[b].0, pairs[b].1)
                && (values.refines(facts, pairs[a].0, pairs[b].1)
                    || values.refines(facts, pairs[b].0, pairs[a].1))
            {
                (pairs[a].1, pairs[b].1) = (pairs[b].1, pairs[a].1);
            }
            // Memory first: where that is not the same, nothing else matters.
            let all = match is_store {
                true => pairs.iter().rev().all(|&(t, s)| self.agree(values, facts, t, s)),
                false => pairs.iter().all(|&(t, s)| self.agree(values, facts, t, s)),
            };
            if all || !is_plain {
                return all && values.refines(facts, target, source);
            }
        }
        self.ask(values, facts, target, source)
    }

    /// Asks about two values: as they are, and then where what is known of them holds.
    pub(super) fn ask(&mut self, values: &mut Values, facts: &Facts, target: Id, source: Id) -> bool {
        let positive = positive(values, facts, &[target, source]);
        self.put(values, target, source, Told { positive, ..Told::default() })
            || self.ask_where(values, facts, target, source)
    }

    /// Asks about two values where what is known of them holds.
    pub(super) fn ask_where(&mut self, values: &mut Values, facts: &Facts, target: Id, source: Id) -> bool {
        let decided = relevant(values, facts, &[target, source]);
        let positive = positive(values, facts, &[target, source]);
        !decided.is_empty() && self.put(values, target, source, Told { decided, positive })
    }

    fn put(&mut self, values: &mut Values, target: Id, source: Id, told: Told) -> bool {
        if self.count >= MOST_QUESTIONS
            || self.refuted >= MOST_REFUTED
            || self.unanswered > MOST_UNANSWERED
            || !self.asked.insert((target, source, told.clone()))
        {
            return false;
        }
        let Some((text, rests_on_memory)) = self.pair(values, target, source, &told) else { return false };
        self.count += 1;
        let Ok(module) = read("values", text.as_bytes()) else { return false };
        if !ir::verify::module(&module).is_empty() {
            return false;
        }
        let outcome = compare((&module, "src"), (&module, "tgt"), &self.options);
        self.unanswered += u32::from(matches!(outcome.verdict, Verdict::Unknown(_)));
        if outcome.verdict != Verdict::Refines {
            self.refuted += 1;
            return false;
        }
        let memory = rests_on_memory.then_some(Approximation::NoUndefInGlobals);
        for note in outcome.ledger.into_iter().chain(memory) {
            if !self.ledger.contains(&note) {
                self.ledger.push(note);
            }
        }
        values.note_proof(target, source, told);
        true
    }

    /// Both values as functions of what they are computed from. The source has decided about the facts, so that it is undefined where they do not hold.
    fn pair(&self, values: &Values, target: Id, source: Id, told: &Told) -> Option<(String, bool)> {
        let ty = values.type_of(source)?;
        let is_computed = |id: Id| match values.expr(id) {
            Expr::Operation { what, .. } => values.is_instruction(*what),
            Expr::Constant { .. } => true,
            _ => false,
        };
        let differs = values.type_of(target) != Some(ty) || values.text_of(ty) == "void";
        if differs || !is_computed(source) && !is_computed(target) {
            return None;
        }
        let mut parameters: Vec<Id> = Vec::new();
        let mut text = self.head.clone();
        if !told.decided.is_empty() {
            text.push_str("declare void @llvm.assume(i1)\n");
        }
        let mut bodies = Vec::new();
        let mut rests_on_memory = false;
        for (root, is_target) in [(source, false), (target, true)] {
            let mut writing = Writing::default();
            let name = writing.value(values, root, is_target, &mut parameters)?;
            let known: FxHashSet<Id> = told.positive.iter().copied().collect();
            for id in writing.twice.iter().filter(|_| is_target) {
                match writing.doubt(values, *id, &known) {
                    Doubt::None => {}
                    Doubt::OfMemory => rests_on_memory = true,
                    Doubt::Certain => return None,
                }
            }
            if !is_target {
                for fact in &told.decided {
                    writing.fact(values, *fact, &mut parameters)?;
                }
            }
            bodies.push(format!("{}  ret {} {name}\n", writing.lines, values.text_of(ty)));
        }
        let list: Option<Vec<String>> = parameters
            .iter()
            .map(|id| {
                let ty = values.text_of(values.type_of(*id)?);
                let width = values
                    .width_of(*id)
                    .filter(|width| told.positive.contains(id) && (2..=64).contains(width));
                Some(match width {
                    // What is outside of the range is poison.
                    Some(width) => {
                        format!("{ty} range({ty} 0, {}) %p{id}", i64::MIN >> (64 - width))
                    }
                    None => format!("{ty} %p{id}"),
                })
            })
            .collect();
        let list = list?.join(", ");
        for (name, body) in ["src", "tgt"].iter().zip(bodies) {
            text.push_str(&format!("define {} @{name}({list}) {{\n{body}}}\n", values.text_of(ty)));
        }
        Some((text, rests_on_memory))
    }
}

/// What is known of the values that these are computed from: the facts that speak of nothing else first, and then the latest.
fn relevant(values: &Values, facts: &Facts, roots: &[Id]) -> Box<[(Id, Id)]> {
    let about: FxHashSet<Id> = roots.iter().flat_map(|root| leaves(values, *root)).collect();
    let mut found: Vec<(usize, std::cmp::Reverse<Id>, Id)> = Vec::new();
    for (&fact, &known) in &facts.known {
        let of = leaves(values, fact);
        let strange = of.iter().filter(|leaf| !about.contains(leaf)).count();
        if strange < of.len() && values.number_of(known).is_some() {
            found.push((strange, std::cmp::Reverse(fact), known));
        }
    }
    found.sort_unstable();
    found.truncate(MOST_FACTS);
    found.into_iter().map(|(_, std::cmp::Reverse(fact), known)| (fact, known)).collect()
}

/// The values that these are computed from and that are not negative.
fn positive(values: &Values, facts: &Facts, roots: &[Id]) -> Box<[Id]> {
    let mut found: Vec<Id> = roots.iter().flat_map(|root| leaves(values, *root)).collect();
    found.retain(|id| facts.positive.contains(id));
    found.sort_unstable();
    found.dedup();
    found.into()
}

/// What a value is computed from: what questions have as parameters.
fn leaves(values: &Values, root: Id) -> Vec<Id> {
    let mut found = Vec::new();
    let mut seen: FxHashSet<Id> = FxHashSet::default();
    let mut open = vec![root];
    while let Some(id) = open.pop() {
        if !seen.insert(id) || seen.len() > 4 * MOST_INSTRUCTIONS as usize {
            continue;
        }
        match values.expr(id) {
            Expr::Constant { .. } => {}
            Expr::Operation { what, operands, .. } if values.is_instruction(*what) => {
                open.extend(operands.iter())
            }
            _ => found.push(id),
        }
    }
    found
}

impl Writing {
    /// Whether a value may be partly undefined. What is known to be a number is not.
    fn doubt(&self, values: &Values, root: Id, known: &FxHashSet<Id>) -> Doubt {
        let mut open = vec![root];
        let mut seen: FxHashSet<Id> = FxHashSet::default();
        let mut doubt = Doubt::None;
        while let Some(id) = open.pop() {
            if !seen.insert(id) || known.contains(&id) {
                continue;
            }
            match values.expr(id) {
                Expr::Constant { .. } | Expr::Parameter(_) | Expr::Event { .. } => {}
                Expr::Operation { operands, .. } if self.is_computed(id) => open.extend(operands.iter()),
                Expr::Operation { what, operands, .. } if values.text_of(*what).contains(" = load ") => {
                    let memory = operands.last().map(|memory| values.expr(*memory));
                    match memory {
                        Some(Expr::Memory | Expr::Event { .. }) => doubt = Doubt::OfMemory,
                        _ => return Doubt::Certain,
                    }
                }
                _ => return Doubt::Certain,
            }
        }
        doubt
    }

    /// Whether a value is computed in the function, and no parameter of it.
    fn is_computed(&self, id: Id) -> bool {
        self.names.get(&id).is_some_and(|name| name.starts_with("%v"))
    }

    /// Writes that the source is undefined where a fact does not hold.
    fn fact(&mut self, values: &Values, (fact, known): (Id, Id), parameters: &mut Vec<Id>) -> Option<()> {
        self.count = 0;
        let name = self.value(values, fact, false, parameters)?;
        let ty = values.text_of(values.type_of(fact)?);
        let known = self.value(values, known, false, parameters)?;
        self.lines.push_str(&format!(
            "  %f{fact} = icmp eq {ty} {name}, {known}\n  call void @llvm.assume(i1 %f{fact})\n"
        ));
        Some(())
    }

    /// Writes what computes a value, and gives its name.
    fn value(
        &mut self,
        values: &Values,
        id: Id,
        is_target: bool,
        parameters: &mut Vec<Id>,
    ) -> Option<String> {
        if let Some(name) = self.names.get(&id) {
            self.twice.insert(id);
            return Some(name.clone());
        }
        let name = match values.expr(id) {
            Expr::Constant { number: Some(number), .. } => match number.width() {
                1 => (if number.is_zero() { "false" } else { "true" }).to_string(),
                _ => number.to_signed_decimal(),
            },
            Expr::Constant { text, .. } if values.is_arbitrary(id) => {
                values.text_of(*text).rsplit(' ').next()?.to_string()
            }
            Expr::Operation { what, promises, operands, known }
                if values.is_instruction(*what)
                    // What is drawn is drawn once: a parameter, and not one of several values that it could be.
                    && !values.is_drawn(id)
                    && self.count < MOST_INSTRUCTIONS
                    && (!is_target || promises.words.is_empty())
                    && is_whole(values.text_of(*what)) =>
            {
                self.count += 1;
                let mut names = Vec::with_capacity(operands.len());
                for (place, operand) in operands.iter().enumerate() {
                    let callee = place == 0 && values.text_of(*what).contains("call ");
                    names.push(match (callee, values.expr(*operand)) {
                        (true, Expr::Constant { text, .. }) => {
                            values.text_of(*text).strip_prefix("ptr ")?.to_string()
                        }
                        (true, _) => return None,
                        (false, _) => self.value(values, *operand, is_target, parameters)?,
                    });
                }
                let name = format!("%v{id}");
                self.lines.push_str(&line(values.text_of(*what), *known, promises, &name, &names)?);
                name
            }
            _ => {
                if !parameters.contains(&id) {
                    parameters.push(id);
                }
                format!("%p{id}")
            }
        };
        self.names.insert(id, name.clone());
        Some(name)
    }
}

/// Whether a template says all that there is to say: it names no types of a module, and no attributes that must be there. Nor does it look at addresses: those
/// of parameters lie elsewhere than those of locals.
fn is_whole(template: &str) -> bool {
    let orders = template.contains("icmp ")
        && template.contains("ptr")
        && !["icmp eq", "icmp ne"].iter().any(|word| template.contains(word));
    let numbers = ["ptrtoint", "ptrtoaddr", "inttoptr", "addrspacecast", "ptrmask"];
    if orders || numbers.iter().any(|word| template.contains(word)) {
        return false;
    }
    let rest = template.replace("%\"$\"", "");
    !rest.contains('%') && !rest.contains('"') && !rest.contains('!')
}

/// An instruction with its operands and promises.
fn line(
    template: &str,
    known: Known,
    promises: &Promises,
    result: &str,
    operands: &[String],
) -> Option<String> {
    let mut flags = String::new();
    for (place, (_, word)) in OpFlags::WORDS.iter().enumerate() {
        if promises.flags >> place & 1 == 1 {
            flags.push_str(&format!(" {word}"));
        }
    }
    for (flag, word) in GepFlags::WORDS {
        let implied = *word == "nusw" && promises.flags & gep_flag(GepFlags::INBOUNDS) != 0;
        if promises.flags & gep_flag(*flag) != 0 && !implied {
            flags.push_str(&format!(" {word}"));
        }
    }
    if let Known::Offset(distance) = known {
        return Some(format!(
            "  {result} = getelementptr{flags} i8, ptr {}, i64 {distance}\n",
            operands.first()?
        ));
    }
    // What must be the same of a call stands behind it.
    let template = template.trim_end_matches(" []");
    let (head, rest) = template.split_once(" = ")?;
    if head != "%\"$\"" {
        return None;
    }
    let (word, rest) = rest.split_once(' ')?;
    let mut text = format!("  {result} = {word}{flags} ");
    let mut parts = rest.split("%\"$\"");
    text.push_str(parts.next()?);
    for (place, part) in parts.enumerate() {
        text.push_str(operands.get(place)?);
        text.push_str(part);
    }
    text.push('\n');
    Some(text)
}
