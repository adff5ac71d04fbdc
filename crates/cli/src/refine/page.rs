//! The result as a page: each pair that fails with both functions side by side.

use crate::refine::{Done, text};
use std::fmt::Write;
use tv::Verdict;
use tv::outcome::RegisterValue;

const STYLE: &str = "body{font:15px/1.45 system-ui,sans-serif;margin:2rem auto;max-width:76rem;padding:0 1rem;color:#1c2430;background:#fff}\
h1{font-size:1.5rem}h2{font-size:1.15rem;margin:2rem 0 .3rem}.bad{color:#a4161a}.good{color:#1b6e3c}.unsure{color:#8a5a00}\
.sides{display:grid;grid-template-columns:1fr 1fr;gap:1rem}.side{border:1px solid #d5dae1;border-radius:6px;overflow:auto}\
.side h3{margin:0;padding:.4rem .7rem;font-size:.9rem;background:#f3f5f8;border-bottom:1px solid #d5dae1}\
table{border-collapse:collapse;width:100%}td{font:13px/1.5 ui-monospace,monospace;padding:0 .7rem;white-space:pre;vertical-align:top}\
td.value{color:#44546a;border-left:1px solid #e6e9ee}tr.differs td{background:#ffe3e3}tr.first td{background:#ffb3b3;font-weight:600}\
p.sentence{font-size:1.05rem}.end td{border-top:1px solid #d5dae1;font-style:italic}\
@media(prefers-color-scheme:dark){body{background:#14181f;color:#dde3ea}.side,.side h3,td.value,.end td{border-color:#343c48}.side h3{background:#1e242d}\
td.value{color:#a9b6c6}tr.differs td{background:#472024}tr.first td{background:#742a30}.bad{color:#ff8a8a}.good{color:#7ad89b}.unsure{color:#f0c36b}}\
@media(max-width:50rem){.sides{grid-template-columns:1fr}}";

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

pub(crate) fn html(done: &[Done], problems: &[String]) -> String {
    let mut page = String::new();
    let summary = text::summary(done, problems);
    let _ = write!(
        page,
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>heddle refine: {0}</title><style>{STYLE}</style></head><body><h1>Does the target mean what the source means?</h1><p>{0}</p>",
        escaped(&summary)
    );
    for one in done {
        let class = match &one.outcome.verdict {
            Verdict::Refines => "good",
            Verdict::Fails { .. } => "bad",
            Verdict::Bounded | Verdict::Unknown(_) => "unsure",
        };
        let pass = one.job.pass.as_ref().map(|pass| format!(" [{pass}]")).unwrap_or_default();
        let _ = write!(
            page,
            "<h2 class=\"{class}\">@{}: {}{}</h2>",
            escaped(&one.job.label),
            escaped(&one.outcome.verdict.to_string()),
            escaped(&pass)
        );
        if !one.outcome.ledger.is_empty() && class != "bad" {
            page.push_str("<ul>");
            for entry in &one.outcome.ledger {
                let _ = write!(page, "<li>{}</li>", escaped(entry.words()));
            }
            page.push_str("</ul>");
        }
        if let Verdict::Fails { sentence, counterexample, .. } = &one.outcome.verdict {
            let arguments: Vec<String> = counterexample
                .arguments
                .iter()
                .map(|argument| format!("%{} = {}", argument.name, argument.value))
                .collect();
            let _ = write!(page, "<p class=\"sentence\">{}</p>", escaped(&capital(sentence)));
            if !arguments.is_empty() {
                let _ = write!(page, "<p>With <code>{}</code></p>", escaped(&arguments.join(", ")));
            }
            page.push_str("<div class=\"sides\">");
            let first = counterexample.divergence.as_deref();
            let ours = tv::pairs::listing(&one.job.source, &one.job.source_name);
            let theirs = tv::pairs::listing(&one.job.target, &one.job.target_name);
            side(&mut page, "Source", &ours, &counterexample.source, &[], None, &counterexample.source_end);
            side(
                &mut page,
                "Target",
                &theirs,
                &counterexample.target,
                &counterexample.source,
                first,
                &counterexample.target_end,
            );
            page.push_str("</div>");
            if !counterexample.memory.is_empty() {
                page.push_str(
                    "<h3>Memory at the end</h3><table><tr><td>where</td><td>source</td><td>target</td></tr>",
                );
                for byte in &counterexample.memory {
                    let _ = write!(
                        page,
                        "<tr class=\"differs\"><td>{} + {}</td><td>{}</td><td>{}</td></tr>",
                        escaped(&byte.block),
                        escaped(&byte.offset),
                        escaped(&byte.source),
                        escaped(&byte.target)
                    );
                }
                page.push_str("</table>");
            }
        }
    }
    for problem in problems {
        let _ = write!(page, "<p class=\"unsure\">{}</p>", escaped(problem));
    }
    page.push_str("</body></html>\n");
    page
}

fn capital(sentence: &str) -> String {
    let mut chars = sentence.chars();
    chars.next().map(|first| first.to_uppercase().chain(chars).collect()).unwrap_or_default()
}

/// A function, each line with what its register is.
fn side(
    page: &mut String,
    title: &str,
    lines: &[String],
    registers: &[RegisterValue],
    others: &[RegisterValue],
    first: Option<&str>,
    end: &str,
) {
    let _ = write!(page, "<div class=\"side\"><h3>{title}</h3><table>");
    for line in lines {
        let name = line.trim_start().strip_prefix('%').and_then(|rest| rest.split(" = ").next());
        let values: Vec<&RegisterValue> = name.map_or_else(Vec::new, |name| {
            registers.iter().filter(|one| one.name == name.trim_matches('"')).collect()
        });
        let shown: Vec<&str> = values.iter().map(|one| one.value.as_str()).collect();
        let differs = values
            .iter()
            .any(|one| others.iter().any(|other| other.name == one.name && other.value != one.value));
        let class = match (differs, first.is_some() && name == first) {
            (_, true) => " class=\"first\"",
            (true, false) => " class=\"differs\"",
            (false, false) => "",
        };
        let _ = write!(
            page,
            "<tr{class}><td>{}</td><td class=\"value\">{}</td></tr>",
            escaped(line),
            escaped(&shown.join(", "))
        );
    }
    let _ = write!(page, "<tr class=\"end\"><td colspan=\"2\">{}</td></tr></table></div>", escaped(end));
}
