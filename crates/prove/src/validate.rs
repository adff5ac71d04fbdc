//! Whether what a witness says about loops is so, and proves a program correct.
//!
//! ```text
//!   read     each expression of C, of what its names mean at the loop
//!   hold     what is said, together with what is guessed besides, is kept by all edges
//!   prove    nothing can be violated then, by induction
//! ```
//!
//! Claim: `true` means that everything that the witness says holds whenever its loop is at its head, and that the program is correct; both were checked by induction, whatever the witness is from. What is
//! refused is refused because it cannot be read, or because an execution breaks it.
//!
//! Limits: what is said about loops that are gone through on the way, having no location, is passed over with a warning.

use arena::Id;
use program::Program;
use term::{TermId, Terms};
use verdict::Answer;
use verdict::places::Places;

use crate::candidates::{self, Effort};
use crate::check::{Check, Found, Loads, Objects, Prepared, Progress, Run, unknown};
use crate::express::{DataModel, Names, read};
use crate::induction::{Induction, Step};
use crate::structure::{self, LocationId, Source, Structure};
use crate::{invariants, recheck};

/// Something that is said to hold at the head of a loop.
#[derive(Clone, Debug)]
pub struct Claim {
    /// The file of the loop.
    pub file: String,
    /// Its line.
    pub line: u32,
    /// Its function; empty if nobody says.
    pub function: String,
    /// What holds, as an expression of C.
    pub value: String,
}

/// How many lines after that of a loop its first statement may be, as of `do`.
const MOST_LINES: u32 = 3;
/// How far induction looks back for executions that break a claim, and for a proof.
const MOST_ROUNDS: usize = 16;

/// Checks a witness. An error says why it is refused.
pub fn validate(
    program: &Program,
    places: &Places<'_>,
    what: &Check,
    claims: &[Claim],
    progress: &Progress,
    answer: Answer,
) -> Result<Answer, String> {
    let mut last = None;
    for objects in what.summaries.attempts() {
        let (found, again) = attempt(program, places, what, claims, progress, answer.clone(), objects)?;
        last = Some(found);
        if !again {
            break;
        }
    }
    Ok(last.unwrap_or(answer))
}

/// Checks a witness with objects told apart or not; whether it is worth trying again with summaries.
fn attempt(
    program: &Program,
    places: &Places<'_>,
    what: &Check,
    claims: &[Claim],
    progress: &Progress,
    answer: Answer,
    objects: Objects,
) -> Result<(Answer, bool), String> {
    let (prepared, answer, mut terms) =
        match Prepared::new(program, places, what, progress, answer, (objects, Loads::Arbitrary)) {
            Ok(prepared) => prepared,
            Err(answer) => return Ok((*answer, false)),
        };
    let model = if program.pointer_bits == 32 { DataModel::Ilp32 } else { DataModel::Lp64 };
    let mut run = prepared.run(places, what, progress, answer);
    let mut said: Vec<(LocationId, TermId, &Claim)> = Vec::new();
    for claim in claims {
        let locations = run.locations_of(claim);
        if locations.is_empty() {
            let message = format!(
                "nothing was checked at {}:{}: there is no loop whose rounds input decides about",
                claim.file, claim.line
            );
            run.answer.warnings.push(message);
        }
        for location in locations {
            let names = Known(&prepared.structure.locations[location].known);
            let reading = read(&mut terms, &names, model, &claim.value)
                .map_err(|error| format!("{}:{}: `{}`: {error}", claim.file, claim.line, claim.value))?;
            said.push((location, terms.and(reading.truth, reading.defined), claim));
        }
    }
    let held = run.hold(&mut terms, &said)?;
    let again = held.is_err() && run.needs_summaries();
    let answer = match held {
        Ok(Found::Proof(proof)) => run.prove(&mut terms, proof),
        Ok(Found::Violation(_)) => unknown(run.answer.clone(), run.not_proved()),
        Err(reason) => unknown(run.answer.clone(), reason),
    };
    Ok((run.finished(&terms, answer), again))
}

/// What is found out about claims: why they are refused, why nothing is known, or what was found.
type Held = Result<Result<Found, verdict::Reason>, String>;

impl Run<'_> {
    /// The locations that a claim is about.
    fn locations_of(&self, claim: &Claim) -> Vec<LocationId> {
        let base = |name: &str| name.rsplit('/').next().unwrap_or(name).to_string();
        let places = self
            .structure
            .locations
            .ids()
            .filter_map(|location| Some((location, self.show.place(location)?)));
        let here: Vec<(LocationId, u32)> = places
            .filter(|(_, place)| base(&place.file) == base(&claim.file))
            .filter(|(_, place)| claim.function.is_empty() || place.function == claim.function)
            .map(|(location, place)| (location, place.line))
            .collect();
        // The head of a loop may only have the line of what comes first in it.
        let wanted = (claim.line..=claim.line.saturating_add(MOST_LINES))
            .find(|line| here.iter().any(|(_, at)| at == line));
        here.into_iter().filter(|(_, line)| Some(*line) == wanted).map(|(location, _)| location).collect()
    }

    /// Whether claims hold, and what follows from them.
    fn hold(&mut self, terms: &mut Terms, said: &[(LocationId, TermId, &Claim)]) -> Held {
        let mut alone = vec![Vec::new(); self.structure.locations.len()];
        for (location, term, _) in said {
            alone[location.index()].push(*term);
        }
        let mut held = said.is_empty();
        for effort in [None, Some(Effort::Little), Some(Effort::Much)] {
            let mut guesses = match effort {
                None => alone.clone(),
                Some(effort) => candidates::candidates(self.structure, terms, effort),
            };
            for (location, term, _) in said {
                let guesses = &mut guesses[location.index()];
                guesses.retain(|guess| guess != term);
                guesses.insert(0, *term);
            }
            if let Err(reason) =
                invariants::keep_inductive(self.structure, terms, &mut self.oracle, &mut guesses)
            {
                return Ok(Err(self.unanswered(&reason)));
            }
            let missing = said.iter().find(|(location, term, _)| {
                terms.as_bool(*term) != Some(true) && !guesses[location.index()].contains(term)
            });
            if missing.is_some() {
                continue;
            }
            // What is kept is looked at again, whether or not a proof needs it.
            let all: Vec<TermId> = guesses.iter().map(|found| terms.and_all(found.iter().copied())).collect();
            let harmless = Structure { checks: Vec::new(), obstacles: Vec::new(), ..self.structure.clone() };
            match recheck::holds_up(&harmless, terms, &mut self.oracle, &all) {
                Ok(true) => held = true,
                Ok(false) => return Ok(Err(verdict::Reason::new(verdict::ReasonCode::Internal))),
                Err(reason) => return Ok(Err(self.unanswered(&reason))),
            }
            match self.induction(terms, &guesses, MOST_ROUNDS, 0) {
                Ok(Some(found)) => return Ok(Ok(found)),
                Ok(None) => {}
                Err(reason) => return Ok(Err(reason)),
            }
        }
        if held {
            // What it says is so, but induction does not get further with it.
            let seeds: Vec<(LocationId, TermId)> =
                said.iter().map(|(location, term, _)| (*location, *term)).collect();
            return Ok(match self.predicates(terms, &seeds) {
                Ok(Ok(found)) => Ok(found),
                Ok(Err(_)) => Err(self.not_proved()),
                Err(reason) => Err(reason),
            });
        }
        // Where objects are not told apart, there are chains that are no executions.
        if self.structure.summarised.is_empty() {
            self.broken(terms, said)?;
        }
        Ok(Err(self.not_proved()))
    }

    /// Refuses claims that an execution breaks.
    fn broken(&mut self, terms: &mut Terms, said: &[(LocationId, TermId, &Claim)]) -> Result<(), String> {
        let usual = terms.bool(true);
        let checks: Vec<structure::Check> = said
            .iter()
            .map(|(from, term, _)| structure::Check {
                from: *from,
                guard: terms.not(*term),
                class: sem::ub::Class::Assert,
                stack: Vec::new(),
                inputs: Vec::new(),
                usual,
            })
            .collect();
        let structure = Structure { checks, obstacles: Vec::new(), ..self.structure.clone() };
        let nothing = vec![Vec::new(); structure.locations.len()];
        let mut induction = Induction::new(&structure, &nothing, 0);
        while induction.k() < MOST_ROUNDS {
            match induction.step(terms, &mut self.oracle, std::time::Duration::from_secs(10)) {
                Ok(Step::Reaches(edges, crate::chain::End::Check(check))) => {
                    let (_, _, claim) = &said[check];
                    let visits = match edges.len() {
                        1 => "when the loop is first reached".to_string(),
                        many => format!("after {} ways between loops", many),
                    };
                    return Err(format!(
                        "{}:{}: `{}` does not hold: an execution breaks it {visits}",
                        claim.file, claim.line, claim.value
                    ));
                }
                Ok(Step::Open) => {}
                Ok(_) | Err(_) => return Ok(()),
            }
        }
        Ok(())
    }
}

/// What expressions of C are worth at a location.
struct Known<'a>(&'a [(Source, TermId)]);

impl Names for Known<'_> {
    fn source(&self, term: TermId) -> Option<Source> {
        self.0.iter().find(|(_, known)| *known == term).map(|(source, _)| source.clone())
    }

    fn lookup(&self, spelling: &str) -> Option<(TermId, Source)> {
        self.0
            .iter()
            .find(|(source, _)| source.text == spelling)
            .map(|(source, term)| (*term, source.clone()))
    }

    fn spellings(&self) -> Vec<String> {
        self.0.iter().map(|(source, _)| source.text.clone()).collect()
    }
}
