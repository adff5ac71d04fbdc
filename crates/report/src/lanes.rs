//! A trace as lanes: one line per event, one lane per thread.
//!
//! ```text
//!   step  0 main      1 worker    2 worker
//!      1  ▶ 40  pthread_create(&a, 0, worker, 0);
//!     20  │           ▶ 12  flag[me] = 1;                    flag[0] = 1
//!     27  │           │           ▶ 12  flag[me] = 1;        flag[1] = 1
//! ```
//!
//! `▶` is where a thread takes over from another. An event is what one thread does in one line of the source without a break; a
//! text may run to the right over the lanes of others, which have nothing to say there. Long runs of one thread are
//! folded in the middle, but never an event that has something to say.

use crate::paint::{Ink, Style, columns, cut, listed, wrapped};
use crate::sources::Sources;
use std::fmt::Write;
use verdict::{Location, Stack, Trace, TraceStep};

/// A text in the last lane has at least this many columns, where the width allows it.
const ROOM: usize = 48;
/// Lanes are between this narrow and this wide.
const LANE: (usize, usize) = (2, 24);
/// The columns of step numbers and the blanks around them.
const MARGIN: usize = 8;
/// A run of more events of one thread is folded; so many at each end of it stay.
const LONG_RUN: usize = 12;
const KEPT: usize = 3;
/// A value is shown in so many columns.
const VALUE: usize = 40;

/// What one thread does in one line.
pub(crate) struct Event {
    pub(crate) step: u64,
    pub(crate) thread: u32,
    pub(crate) location: Option<Location>,
    pub(crate) instruction: String,
    pub(crate) values: Vec<(String, String)>,
    pub(crate) notes: Vec<String>,
    pub(crate) switch: bool,
    /// How many steps follow that are not shown.
    pub(crate) folded: u64,
    /// How many calls of the user's it is in, but for the first.
    pub(crate) depth: u32,
}

impl Event {
    /// What a thread is about to do at the end of a trace.
    pub(crate) fn coming(step: u64, stack: &Stack, place: &Location, depth: u32) -> Event {
        Event {
            step,
            thread: stack.thread,
            location: Some(place.clone()),
            instruction: String::new(),
            values: Vec::new(),
            notes: vec![stack.what.clone()],
            switch: true,
            folded: 0,
            depth,
        }
    }
}

/// A line of the trace.
enum Row {
    Event(Event),
    /// So many steps of a thread are left out.
    Fold(u32, u64),
}

fn same_place(event: &Event, step: &TraceStep) -> bool {
    match (&event.location, &step.location) {
        (Some(a), Some(b)) => a.same_line(b) && a.function == b.function,
        (None, None) => event.instruction == step.instruction,
        _ => false,
    }
}

/// Whether there is nothing to show of a step: code of nobody's file that changes nothing with a name.
fn says_nothing(step: &TraceStep) -> bool {
    let nowhere = step.location.as_ref().is_none_or(|location| location.line == 0);
    nowhere
        && step.instruction.is_empty()
        && step.values.is_empty()
        && step.notes.is_empty()
        && step.folded == 0
}

/// Joins the steps of one line. `folded` counts the steps that an event stands for, but for its own.
pub(crate) fn events(steps: &[TraceStep]) -> Vec<Event> {
    let mut events: Vec<Event> = Vec::new();
    let mut last = None;
    for step in steps.iter().filter(|step| !says_nothing(step)) {
        let switch = step.switch || last.is_some_and(|thread| thread != step.thread);
        let first = last.replace(step.thread).is_none();
        let joined = events
            .last_mut()
            // Steps that are folded lie elsewhere: nothing is joined across them.
            .filter(|event| !switch && event.folded == 0 && same_place(event, step));
        match joined {
            Some(event) => {
                for (name, value) in &step.values {
                    event.values.retain(|(known, _)| known != name);
                    event.values.push((name.clone(), value.clone()));
                }
                event.notes.extend(step.notes.iter().cloned());
                event.folded = step.folded;
            }
            None => events.push(Event {
                step: step.step,
                thread: step.thread,
                location: step.location.clone().filter(|location| location.line != 0),
                instruction: step.instruction.clone(),
                values: step.values.clone(),
                notes: step.notes.clone(),
                switch: switch || first,
                folded: step.folded,
                depth: step.depth,
            }),
        }
    }
    events
}

/// Folds long runs of one thread: its first and last events stay, and those with notes.
fn rows(events: Vec<Event>, full: bool) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut run: Vec<Event> = Vec::new();
    let mut finish = |run: &mut Vec<Event>, next: Option<u64>| {
        let length = run.len();
        let folds = !full && length > LONG_RUN;
        let steps: Vec<u64> = run.iter().map(|event| event.step).collect();
        let mut left_out = 0;
        for (place, mut event) in run.drain(..).enumerate() {
            let thread = event.thread;
            if folds && (KEPT..length - KEPT).contains(&place) && event.notes.is_empty() {
                // Its steps reach up to the next event.
                let until = steps.get(place + 1).copied().or(next).unwrap_or(event.step + 1 + event.folded);
                left_out += until.saturating_sub(event.step).max(1);
                continue;
            }
            if left_out > 0 {
                rows.push(Row::Fold(thread, std::mem::take(&mut left_out)));
            }
            let folded = std::mem::take(&mut event.folded);
            rows.push(Row::Event(event));
            if folded > 0 {
                rows.push(Row::Fold(thread, folded));
            }
        }
    };
    for event in events {
        if event.switch {
            finish(&mut run, Some(event.step));
        }
        run.push(event);
    }
    finish(&mut run, None);
    rows
}

/// Where lanes are.
struct Lanes {
    style: Style,
    /// The columns of a lane.
    lane: usize,
    /// For each thread the first and the last row it appears in.
    alive: Vec<Option<(usize, usize)>>,
}

impl Lanes {
    /// What stands in the margin and in the lanes left of `thread` in a row.
    fn left(&self, out: &mut String, row: usize, step: &str, thread: u32) -> usize {
        let _ = write!(out, "{}", self.style.paint(Ink::Faint, &format!("{step:>6}  ")));
        for other in 0..thread {
            let alive = self.alive.get(other as usize).copied().flatten();
            let bar = alive.is_some_and(|(first, last)| first <= row && row <= last);
            let bar = if bar { self.style.paint(Ink::Thread(other), "│") } else { " ".to_string() };
            let _ = write!(out, "{bar}{}", " ".repeat(self.lane - 1));
        }
        MARGIN + self.lane * thread as usize
    }
}

/// What people call a thread: as the trace says, or by the first function of theirs that it is in.
pub fn name_of(trace: &Trace, thread: u32) -> &str {
    let own = trace.steps.iter().filter(|step| step.thread == thread);
    let function =
        || own.filter_map(|step| step.location.as_ref()).map(|location| &*location.function).next();
    match trace.thread_name(thread) {
        "" => function().unwrap_or_default(),
        name => name,
    }
}

/// Writes a trace.
pub fn write(out: &mut String, trace: &Trace, sources: &mut dyn Sources, style: Style) {
    let rows = rows(events(&trace.steps), style.full);
    let threads = trace.steps.iter().map(|step| step.thread + 1).max().unwrap_or(1);
    let room = style.width.saturating_sub(MARGIN + ROOM) / (threads as usize - 1).max(1);
    let mut alive = vec![None; threads as usize];
    for (number, row) in rows.iter().enumerate() {
        let (Row::Event(Event { thread, .. }) | Row::Fold(thread, _)) = row;
        if let Some(span) = alive.get_mut(*thread as usize) {
            *span = Some((span.map_or(number, |(first, _)| first), number));
        }
    }
    let lanes = Lanes { style, lane: room.clamp(LANE.0, LANE.1), alive };
    let switches = rows.iter().filter(|row| matches!(row, Row::Event(event) if event.switch)).count();
    let home = home(&rows);
    headline(out, trace, threads, switches.saturating_sub(1), home.as_deref(), style);
    heads(out, trace, threads, &lanes);
    for (number, row) in rows.iter().enumerate() {
        match row {
            Row::Event(event) => write_event(out, number, event, &lanes, home.as_deref(), sources),
            Row::Fold(thread, steps) => {
                let end = if *steps == 1 { "" } else { "s" };
                lanes.left(out, number, "", *thread);
                let text = format!("… {steps} more step{end} of thread {thread}");
                let _ = writeln!(out, "{}", style.paint(Ink::Faint, &text));
            }
        }
    }
}

/// The file that most events are in.
fn home(rows: &[Row]) -> Option<String> {
    let mut files: Vec<(&str, usize)> = Vec::new();
    for row in rows {
        let Row::Event(Event { location: Some(location), .. }) = row else { continue };
        match files.iter_mut().find(|(file, _)| *file == location.file) {
            Some((_, count)) => *count += 1,
            None => files.push((&location.file, 1)),
        }
    }
    let most = files.iter().map(|(_, count)| *count).max()?;
    files.iter().find(|(_, count)| *count == most).map(|(file, _)| file.to_string())
}

fn headline(
    out: &mut String,
    trace: &Trace,
    threads: u32,
    switches: usize,
    home: Option<&str>,
    style: Style,
) {
    let count = |number: u64, what: &str| format!("{number} {what}{}", if number == 1 { "" } else { "s" });
    let steps = trace.steps.last().map_or(0, |step| step.step + step.folded);
    let mut parts = vec![count(steps, "step")];
    if threads > 1 {
        parts.push(count(u64::from(threads), "thread"));
        parts.push(count(switches as u64, "switch").replace("switchs", "switches"));
    }
    let of = home.map_or(String::new(), |file| format!("; lines are those of {file}"));
    for (number, line) in wrapped(&format!("trace: {}{of}", parts.join(", ")), style.width).iter().enumerate()
    {
        let line = match line.strip_prefix("trace:").filter(|_| number == 0) {
            Some(rest) => style.paint(Ink::Strong, "trace:") + rest,
            None => line.clone(),
        };
        let _ = writeln!(out, "{line}");
    }
}

/// The numbers of the threads above their lanes, with their names where there is room, or else those in lines of their own.
fn heads(out: &mut String, trace: &Trace, threads: u32, lanes: &Lanes) {
    if threads < 2 {
        return;
    }
    let named = |thread: u32| format!("{thread} {}", name_of(trace, thread)).trim_end().to_string();
    let fits = (0..threads).all(|thread| columns(&named(thread)) < lanes.lane || thread + 1 == threads);
    if !fits {
        let all: Vec<String> = (0..threads).map(named).collect();
        for (number, line) in listed(&all, lanes.style.width.saturating_sub(9)).iter().enumerate() {
            let start = if number == 0 { "threads:" } else { "        " };
            let _ = writeln!(out, "{start} {line}");
        }
    }
    out.push_str("  step  ");
    for thread in 0..threads {
        let head = if fits { named(thread) } else { thread.to_string() };
        let last = thread + 1 == threads;
        let blanks = if last { 0 } else { lanes.lane.saturating_sub(columns(&head)) };
        let painted = lanes.style.paint(Ink::Thread(thread), &head);
        let _ = write!(out, "{painted}{}", " ".repeat(blanks));
    }
    out.push('\n');
}

fn write_event(
    out: &mut String,
    row: usize,
    event: &Event,
    lanes: &Lanes,
    home: Option<&str>,
    sources: &mut dyn Sources,
) {
    let style = lanes.style;
    let mut used = lanes.left(out, row, &event.step.to_string(), event.thread);
    let sign = if event.switch { "▶ " } else { "│ " };
    out.push_str(&style.paint(Ink::Thread(event.thread), sign));
    used += 2;
    let place = match &event.location {
        Some(location) if Some(&*location.file) == home => format!("{:<4}", location.line),
        Some(location) => format!("{}:{} ", location.file, location.line),
        None => String::new(),
    };
    let line = event.location.as_ref().and_then(|location| sources.line(location));
    let what = line.filter(|line| !line.is_empty()).unwrap_or_else(|| event.instruction.clone());
    let room = style.width.saturating_sub(used + columns(&place)).max(16);
    let what = cut(&what, room);
    let _ = write!(out, "{}{what}", style.paint(Ink::Faint, &place));
    used += columns(&place) + columns(&what);
    let start = used - columns(&what);
    let values: Vec<String> =
        event.values.iter().map(|(name, value)| format!("{name} = {}", cut(value, VALUE))).collect();
    // Beside the text, from a common column on, if there is room; else below it.
    let beside = style.width.saturating_mul(6) / 10;
    let all = values.join(", ");
    let from = beside.max(used + 2);
    if !all.is_empty() && from + columns(&all) <= style.width {
        let _ = write!(out, "{}{}", " ".repeat(from - used), style.paint(Ink::Strong, &all));
    }
    out.push('\n');
    let mut below = Vec::new();
    if !all.is_empty() && from + columns(&all) > style.width {
        let room = style.width.saturating_sub(start).max(24);
        below.extend(listed(&values, room).into_iter().map(|line| (Ink::Strong, line)));
    }
    for note in &event.notes {
        let room = style.width.saturating_sub(start + 2).max(24);
        for (place, line) in wrapped(note, room).into_iter().enumerate() {
            let mark = if place == 0 { "^ " } else { "  " };
            below.push((Ink::Bad, format!("{mark}{line}")));
        }
    }
    for (ink, line) in below {
        let at = lanes.left(out, row, "", event.thread);
        out.push_str(&style.paint(Ink::Thread(event.thread), "│"));
        let blanks = start.saturating_sub(at + 1);
        let _ = writeln!(out, "{}{}", " ".repeat(blanks), style.paint(ink, &line));
    }
}
