//! The result as a page: each pair that fails with both functions side by side.

use crate::refine::{Done, text};
use report::Markup;
use tv::Verdict;
use tv::outcome::{Counterexample, RegisterValue};

/// Whether a verdict is good news, bad news, or none: a class of the style sheet.
fn tone(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::Refines => "good",
        Verdict::Fails { .. } => "bad",
        Verdict::Bounded | Verdict::Unknown(_) => "unsure",
    }
}

pub(crate) fn html(done: &[Done], problems: &[String]) -> String {
    report::page("Does the target mean what the source means?", |page| {
        let tones: Vec<&str> = done.iter().map(|one| tone(&one.outcome.verdict)).collect();
        let worst =
            ["bad", "unsure", "good"].into_iter().find(|tone| tones.contains(tone)).unwrap_or("unsure");
        page.within("section", &[("class", &format!("banner {worst}"))], |page| {
            page.leaf("p", &[("class", &"word")], text::summary(done, problems));
        });
        for one in done {
            page.within("section", &[], |page| pair(page, one));
        }
        if !problems.is_empty() {
            page.within("section", &[], |page| {
                page.leaf("h2", &[("class", &"unsure")], "Not compared");
                page.within("ul", &[], |page| {
                    problems.iter().for_each(|problem| page.leaf("li", &[], problem))
                });
            });
        }
    })
}

fn pair(page: &mut Markup, one: &Done) {
    let verdict = &one.outcome.verdict;
    let pass = one.job.pass.as_ref().map(|pass| format!(" [{pass}]")).unwrap_or_default();
    page.leaf("h2", &[("class", &tone(verdict))], format!("@{}: {verdict}{pass}", one.job.label));
    let Verdict::Fails { sentence, counterexample, .. } = verdict else {
        if !one.outcome.ledger.is_empty() {
            page.within("ul", &[("class", &"faint")], |page| {
                one.outcome.ledger.iter().for_each(|entry| page.leaf("li", &[], entry.words()));
            });
        }
        return;
    };
    page.leaf("p", &[("class", &"first")], capital(sentence));
    let arguments: Vec<String> = { counterexample.arguments.iter() }
        .map(|argument| format!("%{} = {}", argument.name, argument.value))
        .collect();
    if !arguments.is_empty() {
        page.within("p", &[], |page| {
            page.text("With ");
            page.leaf("code", &[("class", &"wraps")], arguments.join(", "));
        });
    }
    let sides = [
        Side {
            title: "Source",
            lines: tv::pairs::listing(&one.job.source, &one.job.source_name),
            registers: &counterexample.source,
            others: &[],
            first: None,
            end: &counterexample.source_end,
        },
        Side {
            title: "Target",
            lines: tv::pairs::listing(&one.job.target, &one.job.target_name),
            registers: &counterexample.target,
            others: &counterexample.source,
            first: counterexample.divergence.as_deref(),
            end: &counterexample.target_end,
        },
    ];
    page.within("div", &[("class", &"sides")], |page| sides.iter().for_each(|side| side.write(page)));
    memory(page, counterexample);
}

fn memory(page: &mut Markup, counterexample: &Counterexample) {
    if counterexample.memory.is_empty() {
        return;
    }
    page.leaf("h3", &[], "Memory at the end");
    page.within("table", &[], |page| {
        page.within("tr", &[], |page| {
            ["where", "source", "target"].iter().for_each(|heading| page.leaf("th", &[], heading));
        });
        for byte in &counterexample.memory {
            page.within("tr", &[("class", &"differs")], |page| {
                page.leaf("td", &[], format!("{} + {}", byte.block, byte.offset));
                page.leaf("td", &[], &byte.source);
                page.leaf("td", &[], &byte.target);
            });
        }
    });
}

fn capital(sentence: &str) -> String {
    let mut chars = sentence.chars();
    chars.next().map(|first| first.to_uppercase().chain(chars).collect()).unwrap_or_default()
}

/// A function, each line with what its register is.
struct Side<'a> {
    title: &'static str,
    lines: Vec<String>,
    registers: &'a [RegisterValue],
    /// The registers of the other function, if those that differ are to be seen.
    others: &'a [RegisterValue],
    /// The first register that differs.
    first: Option<&'a str>,
    /// How it ends.
    end: &'a str,
}

impl Side<'_> {
    fn write(&self, page: &mut Markup) {
        page.within("div", &[("class", &"side"), ("tabindex", &"0")], |page| {
            page.leaf("h3", &[], self.title);
            page.within("table", &[], |page| {
                self.lines.iter().for_each(|line| self.line(page, line));
                page.within("tr", &[("class", &"end")], |page| {
                    page.leaf("td", &[("colspan", &"2")], self.end)
                });
            });
        });
    }

    fn line(&self, page: &mut Markup, line: &str) {
        let name = line.trim_start().strip_prefix('%').and_then(|rest| rest.split(" = ").next());
        let values: Vec<&RegisterValue> = name.map_or_else(Vec::new, |name| {
            self.registers.iter().filter(|one| one.name == name.trim_matches('"')).collect()
        });
        let shown: Vec<&str> = values.iter().map(|one| one.value.as_str()).collect();
        let differs = values
            .iter()
            .any(|one| self.others.iter().any(|other| other.name == one.name && other.value != one.value));
        let class = match (differs, self.first.is_some() && name == self.first) {
            (_, true) => "earliest",
            (true, false) => "differs",
            (false, false) => "",
        };
        page.within("tr", &[("class", &class)], |page| {
            page.leaf("td", &[], line);
            page.leaf("td", &[("class", &"value")], shown.join(", "));
        });
    }
}
