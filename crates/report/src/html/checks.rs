//! Every single check with its status, and the lines that no execution reaches.

use super::markup::Markup;
use super::section;
use crate::checks::{pieces, unreached};
use verdict::Answer;

/// The sections about them, where there is something to say.
pub fn write(page: &mut Markup, answer: &Answer) {
    if unreached(answer).is_some() {
        section(page, "Lines that no execution reaches", |page| {
            page.within("ul", &[], |page| {
                for lines in &answer.unreached {
                    page.leaf("li", &[], pieces(lines));
                }
            });
        });
    }
    if answer.checks.is_empty() {
        return;
    }
    section(page, "Checks", |page| {
        page.within("details", &[], |page| {
            page.leaf("summary", &[], format!("{} checks", answer.checks.len()));
            page.within("table", &[], |page| {
                page.within("tr", &[], |page| {
                    page.leaf("th", &[], "Check");
                    page.leaf("th", &[], "Status");
                });
                for check in &answer.checks {
                    page.within("tr", &[], |page| {
                        page.within("td", &[], |page| page.leaf("code", &[], &check.id));
                        page.leaf("td", &[], check.status.word());
                    });
                }
            });
        });
    });
}
