//! `--validate` with a witness of a violation: is there an execution that it describes, and does that violate the property at the target?
//!
//! A witness that says all that a program of one thread is given describes one execution, which is simply run. Otherwise a violation is looked for as always, and compared
//! with what the witness says. Nothing counts but a violation that was replayed.

use crate::Io;
use crate::args::{CheckArgs, InputArgs};
use crate::check_command::Loaded;
use crate::prove_command::task;
use crate::svcomp::Asked;
use crate::watch::Watch;
use explore::{Check, Start};
use report::{Course, Files, Followed, Witness};
use std::path::Path;
use std::time::Instant;
use verdict::property::Class;
use verdict::svcomp::{ERROR_FUNCTIONS, specified};
use verdict::{Answer, Passage, Property, Reason, ReasonCode, Verdict};

/// Says that a witness is refused, and why.
fn refusal(file: &Path, why: impl std::fmt::Display) -> String {
    format!("{}: the witness is refused: {why}", file.display())
}

/// Reads a witness.
pub fn read(file: &Path) -> Result<Witness, String> {
    let text = std::fs::read_to_string(file)
        .map_err(|error| format!("{} cannot be read: {error}", file.display()))?;
    report::read_witness(&text).map_err(|error| refusal(file, error))
}

/// What a witness of a violation is about, which has to be something that was asked for, if anything was.
pub fn asked(args: &CheckArgs, file: &Path, witness: &Witness) -> Result<Asked, String> {
    let said = &witness.task.specification;
    let about = specified(said)
        .map_err(|error| refusal(file, format!("its specification is not understood: {error}")))?;
    if let Some(what) = about.unsupported {
        return Err(refusal(file, format!("it is about {what}, which is not supported")));
    }
    let about = Asked::from(about);
    if args.property.is_none() && args.property_file.is_none() {
        return Ok(about);
    }
    let wanted = Asked::new(args, None)?;
    let usual = || ERROR_FUNCTIONS.iter().map(|name| name.to_string()).collect::<Vec<_>>();
    let functions = if wanted.named.is_empty() { usual() } else { wanted.named };
    let contained = about.selection.classes().iter().all(|class| wanted.selection.contains(*class))
        && (!about.selection.contains(Class::Reach)
            || about.named.iter().all(|function| functions.contains(function)));
    match contained {
        true => Ok(about),
        false => {
            let why =
                format!("it is about another property: {}, and not {}", about.selection, wanted.selection);
            Err(refusal(file, why))
        }
    }
}

/// Looks for the execution that a witness describes. An error says why the witness is refused.
pub fn check(
    args: &CheckArgs,
    (file, witness): (&Path, &Witness),
    loaded: &Loaded,
    what: &Check,
    mut answer: Answer,
    started: Instant,
    io: &mut Io<'_>,
) -> Result<Answer, String> {
    let (program, places) = (&loaded.program, loaded.places());
    let task = task(args, loaded.data_model(), "")?;
    witness.check(&task).map_err(|error| refusal(file, error))?;
    let sources = &mut Files::default();
    let course = Course::new(witness, &task, sources).map_err(|error| refusal(file, error))?;
    let skipped = witness.skipped.iter().chain(&course.skipped);
    answer.warnings.extend(skipped.map(|what| format!("passed over in {}: {what}", file.display())));
    let target = course.target().to_string();
    let alone = matches!(what.start, Start::Main(_)) && !prove::starts_threads(program);
    if alone
        && let Ok(mut found) =
            explore::replay_inputs(program, &places, what.clone(), &course.inputs(), answer.clone())
    {
        forget_branches(&args.input, &mut found);
        let followed = course.follow(&found, sources);
        if let Some(confirmed) = confirmed(&found, &followed) {
            return Ok(confirmed);
        }
        // Heddle says all that a program is given; others may leave out what does not matter to them.
        if followed.determined && witness.producer.0 == "Heddle" {
            let why = match (found.verdict, found.properties.first()) {
                (Verdict::False, Some(Property { class, location: Some(location), .. })) => {
                    format!("what it describes violates {} at {location}, not at {target}", class.name())
                }
                _ => format!("what it describes violates nothing of {}", what.selection),
            };
            return Err(refusal(file, why));
        }
    }
    search(args, (file, &course), loaded, what, answer, started, io)
}

/// Looks for any violation, and compares it with a witness.
fn search(
    args: &CheckArgs,
    (file, course): (&Path, &Course),
    loaded: &Loaded,
    what: &Check,
    answer: Answer,
    started: Instant,
    io: &mut Io<'_>,
) -> Result<Answer, String> {
    let (program, places, sources) = (&loaded.program, loaded.places(), &mut Files::default());
    let target = course.target();
    let mut found = crate::auto::check(args, loaded, what, answer.clone(), io);
    if found.reason.as_ref().is_some_and(|reason| reason.code == ReasonCode::InputRange) {
        found = crate::bmc_command::check(args, loaded, what.clone(), answer.clone(), started, io)?;
    }
    forget_branches(&args.input, &mut found);
    match found.verdict {
        Verdict::Unknown => return Ok(found),
        Verdict::True => {
            let why = format!("no execution of the program violates {}", what.selection);
            return Err(refusal(file, why));
        }
        Verdict::False => {}
    }
    let followed = course.follow(&found, sources);
    if let Some(confirmed) = confirmed(&found, &followed) {
        return Ok(confirmed);
    }
    let why = match followed.missed {
        Some(line) if followed.at_target => {
            format!("the violation at {target} that was found does not pass line {line} of the witness")
        }
        _ => {
            let all = Check { all_violations: true, ..what.clone() };
            let watch = Watch::new(io);
            let all = explore::check(program, &places, all, watch.progress(), answer.clone());
            watch.end();
            let violations = all.properties.iter().filter(|property| property.verdict == Verdict::False);
            // Only the first of several violations comes with a trace.
            let alone = |property: &Property| Answer {
                properties: vec![property.clone()],
                trace: None,
                ..all.clone()
            };
            let there = violations.map(alone).find(|found| course.follow(found, sources).at_target);
            match there {
                Some(there) if course.is_target_only() => return Ok(note(there)),
                Some(_) => format!("{target} can be violated, but not seen to be as the witness says"),
                // That a class holds is only said when everything was looked at.
                None if all.properties.iter().any(|property| property.verdict == Verdict::True) => {
                    let why = format!("no execution violates {} at {target}", what.selection);
                    return Err(refusal(file, why));
                }
                None => format!("no violation was found at {target}"),
            }
        }
    };
    Ok(Answer { reason: Some(Reason::because(ReasonCode::NotProved, why)), ..answer }.settled())
}

/// Forgets the branches of an execution of optimised code, which are not those of the source.
pub fn forget_branches(input: &InputArgs, answer: &mut Answer) {
    let flags = input.cflags.iter().any(|flags| flags.contains("-O"));
    let plain = input.optimise == "0" && !input.passes.change_anything() && !flags;
    if let Some(trace) = answer.trace.as_mut().filter(|_| !plain) {
        trace.passed.retain(|passed| passed.what == Passage::Call);
    }
}

/// The answer, if it is an execution that the witness describes.
fn confirmed(found: &Answer, followed: &Followed) -> Option<Answer> {
    let fits = found.verdict == Verdict::False && followed.at_target && followed.missed.is_none();
    let mut found = fits.then(|| found.clone())?;
    if !followed.in_order {
        found.warnings.push("threads take turns in another order than the witness says".to_string());
    }
    Some(note(found))
}

fn note(mut found: Answer) -> Answer {
    if let Some(property) = found.properties.iter_mut().find(|property| property.verdict == Verdict::False) {
        property.notes.push("the witness describes this execution".to_string());
    }
    found
}
