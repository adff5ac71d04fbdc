//! The simulator on a terminal that is none: keys in, text out.

use super::app::{App, Mode};
use crate::args::{Cli, Command};
use crate::{Exit, Io};
use clap::Parser;
use explore::simulate::Situation;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use std::ffi::OsString;

const COUNTER: &str = "\
#include <heddle.h>
#include <pthread.h>

int x;
pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void *worker(void *amount) {
    pthread_mutex_lock(&lock);
    x = x + *(int *)amount;
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void) {
    pthread_t first, second;
    int one = 1, two = 2;
    pthread_create(&first, 0, worker, &one);
    pthread_create(&second, 0, worker, &two);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return (int)heddle_choose(3);
}
";

/// The simulator on the counter.
fn with(test: impl FnOnce(&mut App<'_, '_>)) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("counter.c");
    std::fs::write(&file, COUNTER).expect("the program is written");
    let words = [OsString::from("heddle"), "simulate".into(), file.into()];
    let Ok(Cli { command: Command::Simulate(args) }) = Cli::try_parse_from(words) else {
        panic!("no simulation")
    };
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let mut io = Io {
        out: &mut out,
        err: &mut err,
        input: &mut std::io::empty(),
        colour: false,
        live: false,
        interactive: false,
    };
    let exit = super::start(&args, &mut io, |simulation, _, _| {
        test(&mut App::new(simulation, report::Files::default()));
        Exit::Fine
    });
    assert_eq!(exit, Exit::Fine, "{}", String::from_utf8_lossy(&err));
}

fn press(app: &mut App<'_, '_>, keys: &str) {
    for key in keys.chars() {
        let code = match key {
            '\n' => KeyCode::Enter,
            '\t' => KeyCode::Tab,
            '\u{8}' => KeyCode::Backspace,
            '\u{1b}' => KeyCode::Esc,
            key => KeyCode::Char(key),
        };
        app.key(KeyEvent::new(code, KeyModifiers::NONE));
    }
}

fn screen(app: &mut App<'_, '_>, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("there is always room");
    terminal.draw(|frame| super::draw::draw(app, frame)).expect("it can be drawn");
    let buffer = terminal.backend().buffer();
    let row = |y: u16| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..height).map(|y| row(y).trim_end().to_string() + "\n").collect()
}

#[test]
fn the_whole_screen() {
    with(|app| {
        // Until main waits, the first thread has the lock, the second waits for it, and the first has added.
        press(app, "\n\n\n\n\n");
        press(app, "\n\n");
        press(app, "j\n\n");
        press(app, "\n");
        let found = screen(app, 100, 30);
        assert!(found == include_str!("screen.txt"), "{found}");
    });
}

#[test]
fn keys_move_back_and_forth() {
    with(|app| {
        press(app, "\n\n\n");
        let depth = app.simulation.depth();
        assert_eq!(depth, 3);
        press(app, "bb");
        assert_eq!((app.simulation.depth(), app.simulation.ahead()), (1, 2));
        press(app, "f");
        assert_eq!(app.simulation.depth(), 2);
        press(app, "bbb");
        assert_eq!(app.message, "this is the start");
        press(app, "i");
        assert_eq!(app.simulation.depth(), 1);
        press(app, "f");
        assert_eq!(app.message, "there is no move to make again");
        press(app, "vr");
        assert_eq!(app.simulation.depth(), 3);
    });
}

#[test]
fn a_run_stops_where_a_proposition_holds() {
    with(|app| {
        press(app, "ux = 1\n");
        let Mode::Prompt { error, .. } = &app.mode else { panic!("{:?}", app.mode) };
        assert_eq!(error, "column 3: `=` is not known here; did you mean `==`?");
        assert!(screen(app, 100, 30).contains("run until: x = 1_  column 3:"));
        press(app, "\u{8}\u{8}\u{8}== 3\n");
        assert!(app.message.starts_with("it holds after "), "{}", app.message);
        let globals = app.simulation.globals(0);
        let x = globals.iter().find(|variable| variable.name == "x").map(|variable| variable.value.as_str());
        assert_eq!(x, Some("3"));
        press(app, "ux == 9\n");
        assert!(app.message.starts_with("it never held; the program has ended"), "{}", app.message);
        assert_eq!(app.simulation.situation().word(), "ended");
        press(app, "\n");
        assert!(app.message.contains("ended"), "{}", app.message);
        press(app, "u\u{1b}");
        assert_eq!(app.mode, Mode::Steps);
    });
}

#[test]
fn choices_are_asked_for() {
    with(|app| {
        let asked = |app: &App<'_, '_>| matches!(app.mode, Mode::Prompt { .. });
        for _ in 0..60 {
            if asked(app) {
                break;
            }
            press(app, "\n");
        }
        assert!(screen(app, 100, 30).contains("counter.c:21: which of 0 to 2?"), "{}", screen(app, 100, 30));
        press(app, "7\n");
        assert!(screen(app, 100, 30).contains("a number from 0 to 2 is needed"));
        press(app, "\u{8}2\n");
        for _ in 0..20 {
            press(app, "\n");
        }
        let situation = app.simulation.situation();
        assert_eq!(situation.to_string(), "the program has ended with status 2");
        assert!(matches!(situation, Situation::Over(_)));
    });
}

#[test]
fn a_trace_is_saved_and_loaded() {
    with(|app| {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("t.json").display().to_string();
        let erase = "\u{8}".repeat("trace.json".len());
        press(app, "\n\n\nrrr");
        let moves = app.simulation.moves();
        press(app, &format!("s{erase}{file}\n"));
        assert!(app.message.starts_with("6 moves are in "), "{}", app.message);
        press(app, "bbbbbb");
        press(app, &format!("l{erase}/no/such/file\n"));
        assert!(matches!(&app.mode, Mode::Prompt { error, .. } if error.contains("No such file")));
        press(app, &format!("\u{1b}l{erase}{file}\n"));
        assert_eq!(app.message, "6 moves are ahead: f makes them one by one");
        press(app, "ffffff");
        assert_eq!(app.simulation.moves(), moves);
    });
}

#[test]
fn help_and_odd_sizes_are_drawn() {
    with(|app| {
        press(app, "?");
        let help = screen(app, 100, 30);
        assert!(
            help.contains("run until a proposition holds") && help.contains("any key goes back"),
            "{help}"
        );
        for (width, height) in [(1, 1), (10, 3), (20, 8), (300, 100)] {
            assert_eq!(screen(app, width, height).lines().count(), usize::from(height));
        }
        press(app, "x");
        assert_eq!(app.mode, Mode::Steps);
        assert!(screen(app, 100, 30).contains("variables of thread 0"));
        press(app, "\t\tq");
        assert!(app.quit);
    });
}
