//! What every engine made of a question that several were asked.

use super::markup::Markup;
use super::section;
use crate::text::figures;
use verdict::Attempt;

/// The section, unless only one was asked.
pub fn write(page: &mut Markup, attempts: &[Attempt]) {
    if attempts.len() < 2 {
        return;
    }
    section(page, "Who was asked", |page| {
        page.within("table", &[], |page| {
            page.within("tr", &[], |page| {
                for heading in ["Engine", "Budget", "Outcome", "Seconds", "Figures"] {
                    page.leaf("th", &[], heading);
                }
            });
            attempts.iter().for_each(|attempt| row(page, attempt));
        });
    });
}

fn row(page: &mut Markup, attempt: &Attempt) {
    let outcome = match attempt.outcome.why() {
        Some(why) => format!("{}: {why}", attempt.outcome.word()),
        None => attempt.outcome.word().to_string(),
    };
    page.within("tr", &[], |page| {
        page.leaf("td", &[], &attempt.engine);
        page.leaf("td", &[], &attempt.budget);
        page.leaf("td", &[], outcome);
        page.leaf("td", &[], format!("{:.2}", attempt.seconds));
        page.leaf("td", &[("class", &"faint")], figures(&attempt.stats));
    });
}
