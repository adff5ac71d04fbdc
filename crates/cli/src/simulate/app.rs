//! The simulator on a terminal: what is shown, and what keys do. Nothing here knows about a real terminal.

use explore::simulate::{
    Choice, Granularity, NotMade, Question, Scheduler, Simulation, Situation, Stopped, ThreadView, Who,
};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use std::collections::BTreeMap;
use verdict::Trace;

/// The most moves of a run until a proposition holds.
const MOVES: u64 = 100_000;

/// What the line at the bottom asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asks {
    /// A proposition to run to.
    Until,
    /// A file to save the trace to.
    Save,
    /// A file to load a trace from.
    Load,
    /// A way to go on.
    Way(Box<Pending>),
}

/// A move that needs a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pending {
    who: Who,
    how: Granularity,
    pub question: Box<Question>,
}

/// What keys are for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Moves.
    Steps,
    /// Text.
    Prompt { asks: Asks, text: String, error: String },
    /// Reading the help.
    Help,
}

/// Values by where they belong and what they are called.
type Values = BTreeMap<(String, String), String>;

/// The simulator on a terminal.
pub struct App<'s, 'p> {
    pub simulation: Simulation<'s, 'p>,
    pub files: report::Files,
    pub mode: Mode,
    /// What there is to say about the last key.
    pub message: String,
    pub threads: Vec<ThreadView>,
    pub choices: Vec<Choice>,
    /// Which of the choices.
    pub chosen: usize,
    /// Whose variables and source are shown, if not those of the choice.
    watched: Option<usize>,
    values: Values,
    /// What the last move changed.
    changed: Values,
    /// How far down the variables are shown from.
    pub scroll: u16,
    pub quit: bool,
}

impl<'s, 'p> App<'s, 'p> {
    pub fn new(simulation: Simulation<'s, 'p>, files: report::Files) -> App<'s, 'p> {
        let ahead = simulation.ahead();
        let mut app = App {
            simulation,
            files,
            mode: Mode::Steps,
            message: "? shows the keys".to_string(),
            threads: Vec::new(),
            choices: Vec::new(),
            chosen: 0,
            watched: None,
            values: Values::new(),
            changed: Values::new(),
            scroll: 0,
            quit: false,
        };
        if ahead > 0 {
            app.message = format!("{ahead} moves of the trace are ahead: f makes them one by one");
        }
        app.look();
        app.changed.clear();
        app
    }

    /// The thread whose variables and source are shown.
    pub fn shown_thread(&self) -> usize {
        let chosen = self.choices.get(self.chosen).map(|choice| choice.thread);
        let watched = self.watched.filter(|&thread| thread < self.threads.len());
        let stuck = self.threads.iter().position(|thread| !thread.function.is_empty());
        watched.or(chosen).or(stuck).unwrap_or(0)
    }

    /// Whether the last move changed a value.
    pub fn is_changed(&self, scope: &str, name: &str) -> bool {
        self.changed.contains_key(&(scope.to_string(), name.to_string()))
    }

    /// What variables of a frame of a thread belong to.
    pub fn scope_name(thread: usize, depth: usize, function: &str) -> String {
        format!("{thread}.{depth}.{function}")
    }

    /// Looks at the state again, after a move.
    fn look(&mut self) {
        self.threads = self.simulation.threads();
        let who = self.choices.get(self.chosen).map(|choice| choice.who);
        self.choices = self.simulation.enabled();
        let again = self.choices.iter().position(|choice| Some(choice.who) == who);
        self.chosen = again.unwrap_or(self.chosen).min(self.choices.len().saturating_sub(1));
        let mut values = Values::new();
        for thread in 0..self.threads.len() {
            let scopes = self.simulation.variables(thread);
            for (depth, scope) in scopes.iter().rev().enumerate() {
                let of = App::scope_name(thread, depth, &scope.function);
                values
                    .extend(scope.variables.iter().map(|v| ((of.clone(), v.name.clone()), v.value.clone())));
            }
        }
        let globals = self.simulation.globals(self.shown_thread());
        values.extend(globals.into_iter().map(|v| ((String::new(), v.name), v.value)));
        let differs = |(key, value): &(&(String, String), &String)| self.values.get(*key) != Some(*value);
        self.changed = values.iter().filter(differs).map(|(k, v)| (k.clone(), v.clone())).collect();
        self.values = values;
    }

    /// Looks again after a move, and says how the run stands if it cannot go on.
    fn moved(&mut self) {
        self.watched = None;
        self.scroll = 0;
        self.look();
        self.message = match self.simulation.situation() {
            Situation::Running => String::new(),
            situation => situation.to_string(),
        };
    }

    /// A key was pressed.
    pub fn key(&mut self, key: KeyEvent) {
        if key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c') {
            self.quit = true;
            return;
        }
        match std::mem::replace(&mut self.mode, Mode::Steps) {
            Mode::Steps => self.step_key(key.code),
            Mode::Help => {}
            Mode::Prompt { asks, text, .. } => self.prompt_key(key.code, asks, text),
        }
    }

    fn step_key(&mut self, code: KeyCode) {
        let count = self.choices.len();
        match code {
            KeyCode::Up | KeyCode::Char('k') => self.choose(self.chosen.checked_sub(1)),
            KeyCode::Down | KeyCode::Char('j') => {
                self.choose(Some(self.chosen + 1).filter(|&next| next < count))
            }
            KeyCode::Enter | KeyCode::Char(' ') => self.step(Granularity::Line),
            KeyCode::Char('i') => self.step(Granularity::Instruction),
            KeyCode::Char('v') => self.step(Granularity::Visible),
            KeyCode::Char('b') | KeyCode::Left => match self.simulation.back() {
                true => self.moved(),
                false => self.message = "this is the start".to_string(),
            },
            KeyCode::Char('f') | KeyCode::Right => match self.simulation.forward() {
                true => self.moved(),
                false => self.message = "there is no move to make again".to_string(),
            },
            KeyCode::Char('r') => match self.simulation.random_step(Granularity::Line) {
                true => self.moved(),
                false => self.message = self.nobody(),
            },
            KeyCode::Tab => {
                self.watched = Some((self.shown_thread() + 1) % self.threads.len().max(1));
                self.scroll = 0;
            }
            KeyCode::PageDown => self.scroll = self.scroll.saturating_add(5),
            KeyCode::PageUp => self.scroll = self.scroll.saturating_sub(5),
            KeyCode::Char('u') => self.prompt(Asks::Until, ""),
            KeyCode::Char('s') => self.prompt(Asks::Save, "trace.json"),
            KeyCode::Char('l') => self.prompt(Asks::Load, "trace.json"),
            KeyCode::Char('?' | 'h') => self.mode = Mode::Help,
            KeyCode::Char('q') => self.quit = true,
            _ => {}
        }
    }

    fn choose(&mut self, choice: Option<usize>) {
        if let Some(choice) = choice {
            self.chosen = choice;
        }
        self.watched = None;
        self.scroll = 0;
    }

    fn nobody(&self) -> String {
        match self.simulation.situation() {
            Situation::Running => "nobody can move".to_string(),
            situation => situation.to_string(),
        }
    }

    fn prompt(&mut self, asks: Asks, text: &str) {
        self.mode = Mode::Prompt { asks, text: text.to_string(), error: String::new() };
    }

    fn step(&mut self, how: Granularity) {
        match self.choices.get(self.chosen).map(|choice| choice.who) {
            Some(who) => self.step_with(who, how, &[]),
            None => self.message = self.nobody(),
        }
    }

    fn step_with(&mut self, who: Who, how: Granularity, choices: &[u64]) {
        match self.simulation.step(who, how, choices) {
            Ok(()) => self.moved(),
            Err(NotMade::Cannot(why)) => self.message = why,
            Err(NotMade::Choose(question)) => {
                self.prompt(Asks::Way(Box::new(Pending { who, how, question })), "");
            }
        }
    }

    fn prompt_key(&mut self, code: KeyCode, asks: Asks, mut text: String) {
        match code {
            KeyCode::Esc => self.message.clear(),
            KeyCode::Enter => {
                if let Err(error) = self.answer(&asks, text.trim()) {
                    self.mode = Mode::Prompt { asks, text, error };
                }
            }
            KeyCode::Backspace => {
                text.pop();
                self.mode = Mode::Prompt { asks, text, error: String::new() };
            }
            KeyCode::Char(c) => {
                text.push(c);
                self.mode = Mode::Prompt { asks, text, error: String::new() };
            }
            _ => self.mode = Mode::Prompt { asks, text, error: String::new() },
        }
    }

    /// Does what was asked for; the error says what is wrong with the text.
    fn answer(&mut self, asks: &Asks, text: &str) -> Result<(), String> {
        match asks {
            Asks::Until => {
                let goal = self
                    .simulation
                    .resolve(text)
                    .map_err(|error| format!("column {}: {}", error.at.column, error.message))?;
                let ran = self.simulation.run_until(&goal, MOVES, Scheduler::Random);
                self.moved();
                let how = match ran.stopped {
                    Stopped::Holds => "it holds".to_string(),
                    Stopped::Limit => "it does not hold yet".to_string(),
                    Stopped::Over => format!("it never held; {}", self.nobody()),
                };
                self.message = format!("{how} after {} moves", ran.moves);
            }
            Asks::Save => {
                let trace = self.simulation.trace().map_err(|why| format!("a bug in Heddle: {}", why.0))?;
                std::fs::write(text, trace.to_json()).map_err(|error| error.to_string())?;
                let moves = trace.moves.len();
                self.message =
                    format!("{moves} moves are in {text}: heddle check --replay {text} makes them again");
            }
            Asks::Load => {
                let read = std::fs::read_to_string(text).map_err(|error| error.to_string())?;
                let trace = Trace::from_json(&read).map_err(|error| error.to_string())?;
                self.simulation.load_trace(&trace)?;
                self.moved();
                self.message = format!("{} moves are ahead: f makes them one by one", trace.moves.len());
            }
            Asks::Way(pending) => {
                let Pending { who, how, question } = &**pending;
                let way = text.parse::<u64>().ok().filter(|way| *way < question.ways);
                let way = way.ok_or_else(|| {
                    format!("a number from 0 to {} is needed", question.ways.saturating_sub(1))
                })?;
                let choices: Vec<u64> = question.given.iter().copied().chain([way]).collect();
                self.step_with(*who, *how, &choices);
            }
        }
        Ok(())
    }
}
