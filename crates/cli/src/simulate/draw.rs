//! What the simulator looks like.

use super::app::{App, Asks, Mode};
use explore::simulate::{Situation, Standing, ThreadView, Variable};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph};
use report::Sources;
use verdict::Location;

const CHOSEN: Style = Style::new().add_modifier(Modifier::REVERSED);
const STRONG: Style = Style::new().add_modifier(Modifier::BOLD);
const FAINT: Style = Style::new().fg(Color::DarkGray);
const CHANGED: Style = Style::new().fg(Color::Yellow);
const BAD: Style = Style::new().fg(Color::Red);

const HELP: &[(&str, &str)] = &[
    ("j k, up down", "choose who moves"),
    ("Enter, space", "go to the next line"),
    ("i", "make one instruction"),
    ("v", "go to the next operation that others can notice"),
    ("b, left", "undo a move"),
    ("f, right", "make it again"),
    ("r", "let anybody go to the next line"),
    ("u", "run until a proposition holds, such as x == 1 or [0.f]"),
    ("s", "save the moves made so far as a trace"),
    ("l", "load a trace"),
    ("Tab", "show another thread's variables"),
    ("PgUp, PgDn", "scroll the variables"),
    ("q", "quit"),
];

/// Draws everything.
pub fn draw(app: &mut App<'_, '_>, frame: &mut Frame<'_>) {
    let rows = u16::try_from(app.threads.len()).unwrap_or(u16::MAX).saturating_add(2);
    let parts = [Constraint::Length(1), Constraint::Max(rows), Constraint::Fill(1), Constraint::Length(1)];
    let [title, threads, body, bottom] = Layout::vertical(parts).areas(frame.area());
    let [left, right] =
        Layout::horizontal([Constraint::Percentage(45), Constraint::Percentage(55)]).areas(body);
    let rows = u16::try_from(app.choices.len()).unwrap_or(u16::MAX).saturating_add(2);
    let [steps, variables] =
        Layout::vertical([Constraint::Max(rows.clamp(3, 8)), Constraint::Fill(1)]).areas(left);
    draw_title(app, frame, title);
    draw_threads(app, frame, threads);
    draw_steps(app, frame, steps);
    draw_variables(app, frame, variables);
    draw_source(app, frame, right);
    draw_bottom(app, frame, bottom);
    if app.mode == Mode::Help {
        draw_help(frame, body);
    }
}

fn draw_title(app: &App<'_, '_>, frame: &mut Frame<'_>, area: Rect) {
    let situation = app.simulation.situation();
    let style = match situation {
        Situation::Running => STRONG,
        _ => BAD.add_modifier(Modifier::BOLD),
    };
    let ahead = match app.simulation.ahead() {
        0 => String::new(),
        ahead => format!(", {ahead} ahead"),
    };
    let made = format!("heddle simulate   {} moves made{ahead}   ", app.simulation.depth());
    let line = Line::from(vec![Span::raw(made), Span::styled(situation.to_string(), style)]);
    frame.render_widget(Paragraph::new(line), area);
}

fn short(location: Option<&Location>) -> String {
    match location {
        Some(at) => {
            let file = std::path::Path::new(&at.file)
                .file_name()
                .map_or(at.file.clone(), |name| name.to_string_lossy().into_owned());
            format!("{file}:{}", at.line)
        }
        None => String::new(),
    }
}

fn draw_threads(app: &App<'_, '_>, frame: &mut Frame<'_>, area: Rect) {
    let shown = app.shown_thread();
    let line = |thread: &ThreadView| {
        let mark = if thread.number == shown { '*' } else { ' ' };
        let how = match &thread.standing {
            Standing::Ready => "ready".to_string(),
            other => other.words(),
        };
        let place = short(thread.location.as_ref());
        let text = format!("{mark}{} {}  {place}  {how}", thread.number, thread.name);
        let style = match thread.standing {
            Standing::Ready => Style::new(),
            Standing::Ended => FAINT,
            _ => BAD,
        };
        Line::styled(text, style)
    };
    let lines: Vec<Line<'_>> = app.threads.iter().map(line).collect();
    frame.render_widget(Paragraph::new(lines).block(Block::bordered().title(" threads ")), area);
}

fn draw_steps(app: &App<'_, '_>, frame: &mut Frame<'_>, area: Rect) {
    let lines: Vec<Line<'_>> = app
        .choices
        .iter()
        .enumerate()
        .map(|(place, choice)| {
            let mark = if place == app.chosen { '>' } else { ' ' };
            let text = format!("{mark}{}: {}", choice.thread, choice.instruction);
            if place == app.chosen { Line::styled(text, CHOSEN) } else { Line::raw(text) }
        })
        .collect();
    let height = area.height.saturating_sub(2).max(1);
    let first = u16::try_from(app.chosen).unwrap_or(u16::MAX).saturating_sub(height - 1);
    let paragraph = Paragraph::new(lines).scroll((first, 0));
    frame.render_widget(paragraph.block(Block::bordered().title(" next steps ")), area);
}

fn draw_variables(app: &App<'_, '_>, frame: &mut Frame<'_>, area: Rect) {
    let thread = app.shown_thread();
    let row = |scope: &str, indent: &str, variable: &Variable| {
        let changed = app.is_changed(scope, &variable.name);
        let mark = if changed { '*' } else { ' ' };
        let text = format!("{mark}{indent}{} = {}", variable.name, source::shown(&variable.value));
        Line::styled(text, if changed { CHANGED } else { Style::new() })
    };
    let globals = app.simulation.globals(thread);
    let mut lines: Vec<Line<'_>> = globals.iter().map(|variable| row("", " ", variable)).collect();
    let scopes = app.simulation.variables(thread);
    for (place, scope) in scopes.iter().enumerate() {
        let of = App::scope_name(thread, scopes.len() - 1 - place, &scope.function);
        lines.push(Line::styled(format!("  {}()", scope.function), STRONG));
        lines.extend(scope.variables.iter().map(|variable| row(&of, "   ", variable)));
    }
    let title = format!(" variables of thread {thread} ");
    let most = u16::try_from(lines.len()).unwrap_or(u16::MAX).saturating_sub(1);
    let paragraph = Paragraph::new(lines).scroll((app.scroll.min(most), 0));
    frame.render_widget(paragraph.block(Block::bordered().title(title)), area);
}

fn draw_source(app: &mut App<'_, '_>, frame: &mut Frame<'_>, area: Rect) {
    let shown = app.shown_thread();
    let place = app.threads.get(shown).and_then(|thread| thread.location.clone());
    let anywhere = || app.threads.iter().find_map(|thread| thread.location.clone());
    let Some(here) = place.or_else(anywhere) else {
        let block = Block::bordered().title(" source ");
        frame.render_widget(Paragraph::new("there is no source to show").block(block), area);
        return;
    };
    let height = usize::from(area.height.saturating_sub(2));
    let first = (here.line as usize).saturating_sub(height / 2).max(1);
    let text = app.files.file(&here).unwrap_or_default();
    let numbered = text.lines().enumerate().map(|(i, line)| (i + 1, line));
    let mut lines: Vec<Line<'_>> = Vec::new();
    for (number, line) in numbered.skip(first - 1).take(height) {
        let who: Vec<String> = app
            .threads
            .iter()
            .filter(|thread| {
                let at = thread.location.as_ref();
                at.is_some_and(|at| at.file == here.file && at.line as usize == number)
            })
            .map(|thread| thread.number.to_string())
            .collect();
        let marks = if who.is_empty() { String::new() } else { format!("{}>", who.join(",")) };
        let text = format!("{marks:>5} {number:>4}  {}", source::shown(line).replace('\t', "    "));
        let style = match who.is_empty() {
            _ if number == here.line as usize => CHOSEN,
            true => Style::new(),
            false => STRONG,
        };
        lines.push(Line::styled(text, style));
    }
    if lines.is_empty() {
        lines.push(Line::raw(format!("{} cannot be read", here.file)));
    }
    let title = format!(" {} ", short(Some(&here)));
    frame.render_widget(Paragraph::new(lines).block(Block::bordered().title(title)), area);
}

fn draw_bottom(app: &App<'_, '_>, frame: &mut Frame<'_>, area: Rect) {
    let line = match &app.mode {
        Mode::Steps => Line::raw(app.message.clone()),
        Mode::Help => Line::raw("any key goes back"),
        Mode::Prompt { asks, text, error } => {
            let question = match asks {
                Asks::Until => "run until: ".to_string(),
                Asks::Save => "save the trace to: ".to_string(),
                Asks::Load => "load the trace from: ".to_string(),
                Asks::Way(pending) => {
                    let question = &pending.question;
                    let values = question.values.as_ref().map_or(String::new(), |values| {
                        let values: Vec<String> = values.iter().map(u64::to_string).collect();
                        format!(" ({})", values.join(" "))
                    });
                    let place = short(question.location.as_ref());
                    format!("{place}: which of 0 to {}{values}? ", question.ways.saturating_sub(1))
                }
            };
            let mut spans = vec![Span::styled(question, STRONG), Span::raw(text.clone()), Span::raw("_")];
            if !error.is_empty() {
                spans.push(Span::styled(format!("  {error}"), BAD));
            }
            Line::from(spans)
        }
    };
    frame.render_widget(Paragraph::new(line), area);
}

fn draw_help(frame: &mut Frame<'_>, area: Rect) {
    let width = 76.min(area.width);
    let height = u16::try_from(HELP.len() + 2).unwrap_or(u16::MAX).min(area.height);
    let place =
        Rect { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height };
    let lines: Vec<Line<'_>> =
        HELP.iter().map(|(key, what)| Line::raw(format!(" {key:<14}{what}"))).collect();
    frame.render_widget(Clear, place);
    frame.render_widget(Paragraph::new(lines).block(Block::bordered().title(" keys ")), place);
}
