//! Findings as SARIF 2.1.0, which editors and forges read: what is violated, with the way there as thread flows.
//!
//! ```text
//!   violated      a result, level error, with a code flow: one thread flow per thread, steps in their order among all threads, values as their state
//!   unknown       a notification of the invocation, which then was not successful
//!   warnings      notifications
//!   holds         no result: viewers show all they find. `properties.checks` of the run lists every check with its status
//! ```
//!
//! Files below the directory that Heddle was started in are named relative to `%SRCROOT%`. A fingerprint depends on what a finding is about and on the text of its line,
//! not on the number of that line, so that it survives changes elsewhere. Columns count characters.

use crate::findings::{Finding, Findings, Invocation, Status};
use crate::lanes::{self, Event};
use crate::rules::Rule;
use crate::sources::Sources;
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use verdict::{Location, Stack, Trace};

const SCHEMA: &str =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
const ROOT: &str = "%SRCROOT%";

/// The SARIF log of these runs.
pub fn sarif(runs: &[Findings<'_>], invocation: &Invocation, sources: &mut dyn Sources) -> String {
    let mut writer = Writer { invocation, sources, rules: Vec::new(), seen: HashMap::new() };
    let mut results = Vec::new();
    let mut notifications = Vec::new();
    let mut checks = Vec::new();
    for check in runs.iter().flat_map(|run| &run.checks) {
        match &check.status {
            Status::Failed => results.push(writer.result(check)),
            Status::Undecided(code) => notifications.push(writer.notification(check, "warning", code)),
            Status::Skipped if check.rule.is_none() => {
                notifications.push(writer.notification(check, "note", "bound"));
            }
            Status::Passed | Status::Skipped => {}
        }
        if check.rule.is_some() {
            checks.push(json!({ "id": check.id, "status": word(&check.status) }));
        }
    }
    for warning in runs.iter().flat_map(|run| &run.warnings) {
        notifications.push(json!({ "level": "warning", "message": { "text": warning } }));
    }
    let undecided = runs.iter().any(|run| run.count(|status| matches!(status, Status::Undecided(_))) > 0);
    let words = invocation.command.iter().map(String::as_str);
    let command = shlex::try_join(words).unwrap_or_else(|_| invocation.command.join(" "));
    let log = json!({
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": {
                "name": "heddle",
                "version": env!("CARGO_PKG_VERSION"),
                "semanticVersion": env!("CARGO_PKG_VERSION"),
                "shortDescription": { "text": "A verifier for LLVM programs" },
                "rules": writer.rules.iter().map(described).collect::<Vec<_>>(),
            }},
            "invocations": [{
                "commandLine": source::shown(&command),
                "exitCode": invocation.exit,
                "executionSuccessful": !undecided,
                "toolExecutionNotifications": notifications,
            }],
            "originalUriBaseIds": {
                ROOT: { "description": { "text": "the directory that heddle was started in" } },
            },
            "columnKind": "unicodeCodePoints",
            "results": results,
            "properties": { "checks": checks },
        }],
    });
    // Nothing here can fail to be written: keys are texts.
    serde_json::to_string_pretty(&log).unwrap_or_default() + "\n"
}

fn word(status: &Status) -> &str {
    match status {
        Status::Passed => "holds",
        Status::Failed => "violated",
        Status::Undecided(_) | Status::Skipped => "unknown",
    }
}

fn described(rule: &Rule) -> Value {
    json!({
        "id": rule.id,
        "shortDescription": { "text": rule.short },
        "fullDescription": { "text": rule.full },
        "help": { "text": rule.help },
        "defaultConfiguration": { "level": "error" },
    })
}

struct Writer<'w> {
    invocation: &'w Invocation,
    sources: &'w mut dyn Sources,
    rules: Vec<Rule>,
    /// How often each fingerprint was given.
    seen: HashMap<String, u32>,
}

impl Writer<'_> {
    fn result(&mut self, check: &Finding<'_>) -> Value {
        let rule = check.rule.unwrap_or(crate::rules::QUERY);
        let index = self.rules.iter().position(|known| *known == rule).unwrap_or_else(|| {
            self.rules.push(rule);
            self.rules.len() - 1
        });
        let mut message = check.message.clone();
        for note in &check.notes {
            message.push('\n');
            message.push_str(note);
        }
        let mut result = json!({
            "ruleId": rule.id,
            "ruleIndex": index,
            "kind": "fail",
            "level": "error",
            "message": { "text": message },
            "partialFingerprints": { "heddleCheck/v1": self.fingerprint(check, rule) },
            "properties": { "checkId": check.id },
        });
        let Some(fields) = result.as_object_mut() else { return result };
        if let Some(location) = &check.location {
            fields.insert("locations".to_string(), json!([self.location(location, None)]));
        }
        if !check.related.is_empty() {
            let related: Vec<Value> =
                check.related.iter().map(|(place, what)| self.location(place, Some(what))).collect();
            fields.insert("relatedLocations".to_string(), related.into());
        }
        if !check.stacks.is_empty() {
            let stacks: Vec<Value> = check.stacks.iter().map(|stack| self.stack(stack)).collect();
            fields.insert("stacks".to_string(), stacks.into());
        }
        if let Some(flow) = check.trace.and_then(|trace| self.flow(trace, check.stacks)) {
            fields.insert("codeFlows".to_string(), json!([flow]));
        }
        result
    }

    /// What stays the same if other lines change.
    fn fingerprint(&mut self, check: &Finding<'_>, rule: Rule) -> String {
        let mut hash = Sha256::new();
        let mut add = |part: &str| {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        };
        add(rule.id);
        match &check.location {
            Some(location) => {
                add(&self.invocation.relative(location).unwrap_or_else(|| location.file.clone()));
                add(&location.function);
                add(&self.sources.line(location).unwrap_or_default());
            }
            None => add(&check.id),
        }
        let text: String = hash.finalize().iter().take(16).map(|byte| format!("{byte:02x}")).collect();
        let count = self.seen.entry(text.clone()).or_insert(0);
        *count += 1;
        format!("{text}:{count}")
    }

    fn notification(&mut self, check: &Finding<'_>, level: &str, code: &str) -> Value {
        let level = if code == "internal" { "error" } else { level };
        let mut notification = json!({
            "level": level,
            "message": { "text": check.message },
            "descriptor": { "id": code },
        });
        if let (Some(location), Some(fields)) = (&check.location, notification.as_object_mut()) {
            fields.insert("locations".to_string(), json!([self.location(location, None)]));
        }
        notification
    }

    fn location(&mut self, location: &Location, message: Option<&str>) -> Value {
        let mut fields = Map::new();
        fields.insert("physicalLocation".to_string(), self.place(location));
        if !location.function.is_empty() {
            let function = json!([{ "name": location.function, "kind": "function" }]);
            fields.insert("logicalLocations".to_string(), function);
        }
        if let Some(message) = message {
            fields.insert("message".to_string(), json!({ "text": message }));
        }
        fields.into()
    }

    fn place(&mut self, location: &Location) -> Value {
        let artifact = match self.invocation.relative(location) {
            Some(path) => json!({ "uri": uri(&path), "uriBaseId": ROOT }),
            None => {
                let path = self.invocation.absolute(location);
                json!({ "uri": format!("file://{}", uri(&path.to_string_lossy())) })
            }
        };
        if location.line == 0 {
            return json!({ "artifactLocation": artifact });
        }
        let mut region = Map::new();
        region.insert("startLine".to_string(), location.line.into());
        if location.column != 0 {
            region.insert("startColumn".to_string(), self.column(location).into());
        }
        json!({ "artifactLocation": artifact, "region": region })
    }

    /// The column of a place in characters; compilers count bytes.
    fn column(&mut self, location: &Location) -> usize {
        let bytes = (location.column as usize).saturating_sub(1);
        let line = (location.line as usize).saturating_sub(1);
        let text = self.sources.file(location).and_then(|text| text.lines().nth(line));
        let before = text.map(|text| text.char_indices().take_while(|(at, _)| *at < bytes).count());
        before.filter(|_| text.is_some_and(|text| bytes <= text.len())).unwrap_or(bytes) + 1
    }

    fn stack(&mut self, stack: &Stack) -> Value {
        let frames: Vec<Value> = (stack.calls.iter())
            .map(|call| {
                let mut location = match &call.location {
                    Some(location) => self.location(location, None),
                    None => json!({}),
                };
                if let Some(fields) = location.as_object_mut() {
                    let function = json!([{ "name": call.function, "kind": "function" }]);
                    fields.insert("logicalLocations".to_string(), function);
                }
                json!({ "threadId": stack.thread, "location": location })
            })
            .collect();
        let message = format!("thread {} {}", stack.thread, stack.what);
        json!({ "message": { "text": message.trim_end() }, "frames": frames })
    }

    /// The way to a violation, and what threads are about to do there; none if nothing of it can be shown.
    fn flow(&mut self, trace: &Trace, stacks: &[Stack]) -> Option<Value> {
        let mut events = lanes::events(&trace.steps);
        let end = events.last()?;
        let mut last = end.step + end.folded;
        for stack in stacks.iter().filter(|stack| !stack.what.is_empty()) {
            let mut places = stack.calls.iter().filter_map(|call| call.location.as_ref());
            let Some(place) = places.next() else { continue };
            last += 1;
            let depth = places.count() as u32;
            events.push(Event::coming(last, stack, place, depth));
        }
        let mut threads: Vec<u32> = events.iter().map(|event| event.thread).collect();
        threads.sort_unstable();
        threads.dedup();
        let mut flows = Vec::new();
        for thread in threads {
            let own = events.iter().filter(|event| event.thread == thread);
            let steps: Vec<Value> = own.map(|event| self.step(event, event.step == last)).collect();
            let name = lanes::name_of(trace, thread);
            let name = if name.is_empty() { "thread" } else { name };
            flows.push(json!({
                "id": thread.to_string(),
                "message": { "text": format!("thread {thread}: {name}") },
                "locations": steps,
            }));
        }
        Some(json!({ "threadFlows": flows }))
    }

    fn step(&mut self, event: &Event, last: bool) -> Value {
        let line = event.location.as_ref().and_then(|location| self.sources.line(location));
        let mut message = line.unwrap_or_else(|| event.instruction.clone());
        for (name, value) in &event.values {
            message.push_str(&format!("\n{name} = {value}"));
        }
        for note in &event.notes {
            message.push_str(&format!("\n{note}"));
        }
        let location = match &event.location {
            Some(location) => self.location(location, Some(&message)),
            None => json!({ "message": { "text": message } }),
        };
        let importance = match (last || !event.notes.is_empty(), event.switch || !event.values.is_empty()) {
            (true, _) => "essential",
            (false, true) => "important",
            (false, false) => "unimportant",
        };
        let mut step = json!({
            "location": location,
            "nestingLevel": event.depth,
            "executionOrder": event.step,
            "importance": importance,
        });
        if let Some(fields) = step.as_object_mut().filter(|_| !event.values.is_empty()) {
            let state: Map<String, Value> =
                event.values.iter().map(|(name, value)| (name.clone(), json!({ "text": value }))).collect();
            fields.insert("state".to_string(), state.into());
        }
        step
    }
}

/// A path as a URI has it.
fn uri(path: &str) -> String {
    let mut out = String::new();
    for byte in path.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => {
                out.push(byte.into());
            }
            byte => out.push_str(&format!("%{byte:02X}")),
        }
    }
    out
}
