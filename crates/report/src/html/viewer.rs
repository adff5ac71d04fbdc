//! A trace that can be gone through: lanes, source and values, moved by a slider and keys; and the same as text for those who print, or have no script.
//!
//! The script is in `viewer/*.js`; what it draws is in [`data`](super::data). Nothing of the trace is code of the page: it is JSON, and the script only ever sets texts.

use super::data;
use super::markup::{Attribute, Markup};
use crate::lanes;
use crate::paint::Style;
use crate::sources::Sources;
use verdict::{Answer, Trace};

/// How wide traces are as text.
const TRACE_WIDTH: usize = 110;
/// Of longer texts, so many lines at the start and at the end are shown.
const FIRST_LINES: usize = 500;
const LAST_LINES: usize = 1_500;

/// The script of pages that have a trace.
pub const SCRIPT: &str = concat!(
    "//<![CDATA[\n(() => {\n\"use strict\";\n",
    include_str!("viewer/model.js"),
    include_str!("viewer/lanes.js"),
    include_str!("viewer/panes.js"),
    include_str!("viewer/viewer.js"),
    "})();\n//]]>"
);

/// The trace of an answer, if it has one that people can look at.
pub fn trace_of(answer: &Answer) -> Option<&Trace> {
    answer.trace.as_ref().filter(|trace| !trace.steps.is_empty())
}

/// The section of a trace; `number` tells those of one page apart.
pub fn write(page: &mut Markup, answer: &Answer, trace: &Trace, number: usize, sources: &mut dyn Sources) {
    let (data, left_out) = data::of(answer, trace, sources);
    page.within("section", &[("class", &"trace")], |page| {
        page.leaf("h2", &[], "Trace");
        if let Some(words) = left_out {
            page.leaf("p", &[("class", &"faint")], words);
        }
        page.within("div", &[("class", &"viewer"), ("hidden", &"hidden")], |page| {
            page.data(&data);
            controls(page, number);
            page.within("div", &[("class", &"told"), ("aria-live", &"polite")], |_| {});
            page.within("div", &[("class", &"panes")], panes);
        });
        page.within("details", &[("class", &"astext"), ("open", &"open")], |page| {
            page.leaf("summary", &[], "as text");
            page.leaf("pre", &[("class", &"text")], text(trace, sources));
        });
    });
}

fn controls(page: &mut Markup, number: usize) {
    let button = |page: &mut Markup, go: &'static str, about: &'static str, sign: &'static str| {
        let attributes: [Attribute<'_>; 4] =
            [("type", &"button"), ("data-go", &go), ("aria-label", &about), ("title", &about)];
        page.leaf("button", &attributes, sign);
    };
    page.within(
        "div",
        &[("class", &"controls"), ("role", &"group"), ("aria-label", &"go through the trace")],
        |page| {
            button(page, "first", "first step (Home)", "⇤");
            button(page, "before", "previous switch of threads (Up, Page Up)", "⇑");
            button(page, "back", "one step back (Left)", "←");
            page.leaf("button", &[("type", &"button"), ("class", &"play"), ("aria-label", &"play")], "▶");
            button(page, "on", "one step on (Right)", "→");
            button(page, "switch", "next switch of threads (Down, Page Down)", "⇓");
            button(page, "last", "last step (End)", "⇥");
            let slider: [Attribute<'_>; 6] = [
                ("type", &"range"),
                ("min", &"0"),
                ("max", &"0"),
                ("value", &"0"),
                ("aria-label", &"step"),
                ("title", &"Left, Right: a step; Up, Down: a switch of threads; Home, End"),
            ];
            page.empty("input", &slider);
            page.leaf("span", &[("class", &"count")], "");
            page.within(
                "span",
                &[("class", &"grain"), ("role", &"radiogroup"), ("aria-label", &"what is a step")],
                |page| {
                    let name = format!("grain{number}");
                    for (value, words) in [("source", "source lines"), ("ir", "IR"), ("all", "all steps")] {
                        let radio: [Attribute<'_>; 3] =
                            [("type", &"radio"), ("name", &name), ("value", &value)];
                        page.within("label", &[], |page| {
                            match value {
                                "source" => page
                                    .empty("input", &[radio[0], radio[1], radio[2], ("checked", &"checked")]),
                                _ => page.empty("input", &radio),
                            }
                            page.leaf("span", &[], words);
                        });
                    }
                },
            );
        },
    );
}

fn panes(page: &mut Markup) {
    let lanes: [Attribute<'_>; 4] = [
        ("class", &"lanes"),
        ("tabindex", &"0"),
        ("role", &"listbox"),
        ("aria-label", &"steps, a lane for each thread"),
    ];
    page.within("div", &[("class", &"left")], |page| {
        page.within("div", &lanes, |page| {
            page.within("div", &[("class", &"heads"), ("aria-hidden", &"true")], |_| {});
            page.within("div", &[("class", &"field")], |_| {});
        });
        page.within("p", &[("class", &"legend faint")], |page| {
            for (class, words) in [
                ("value", "a value is read"),
                ("lock", "a lock is handed over"),
                ("start", "a thread starts or has ended"),
            ] {
                page.leaf("span", &[("class", &class)], words);
            }
        });
    });
    page.within("div", &[("class", &"source"), ("aria-label", &"source"), ("role", &"region")], |page| {
        page.within("h3", &[], |page| {
            page.text("Source ");
            page.within("select", &[("class", &"files"), ("aria-label", &"file")], |_| {});
        });
        page.within("div", &[("class", &"text listing"), ("tabindex", &"0")], |_| {});
    });
    page.within("div", &[("class", &"values"), ("aria-label", &"values"), ("role", &"region")], |page| {
        page.leaf("h3", &[], "Values");
        page.within("div", &[("class", &"list"), ("tabindex", &"0")], |_| {});
    });
}

/// The trace as text.
fn text(trace: &Trace, sources: &mut dyn Sources) -> String {
    let mut text = String::new();
    lanes::write(&mut text, trace, sources, Style { width: TRACE_WIDTH, ..Style::default() });
    let count = text.lines().count();
    if count > FIRST_LINES + LAST_LINES {
        let first = text.lines().take(FIRST_LINES);
        let gap = format!("… {} lines are left out here", count - FIRST_LINES - LAST_LINES);
        let last = text.lines().skip(count - LAST_LINES);
        text = first.chain([gap.as_str()]).chain(last).flat_map(|line| [line, "\n"]).collect();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_script_can_stand_in_html_and_in_xml() {
        for word in ["</", "<!--", "]]>"] {
            let own = SCRIPT.strip_suffix("//]]>").unwrap_or_default();
            assert!(!own.contains(word), "{word}");
        }
        // Nothing is ever read as markup or as code, and nothing is asked of anybody.
        for word in [
            "innerHTML",
            "outerHTML",
            "insertAdjacentHTML",
            "document.write",
            "eval(",
            "Function(",
            "fetch(",
            "http:",
        ] {
            assert!(!SCRIPT.replace("http://www.w3.org/2000/svg", "").contains(word), "{word}");
        }
    }
}
