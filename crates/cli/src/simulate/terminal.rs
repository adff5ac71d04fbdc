//! The simulator's terminal: it is put back as it was however the simulator ends.

use super::app::App;
use super::draw::draw;
use crate::exit::unwritable;
use crate::{Exit, Io};
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyEventKind};

/// Shows the simulator until somebody quits.
pub fn run(mut app: App<'_, '_>, io: &mut Io<'_>) -> Exit {
    // This also puts the terminal back before a panic says anything.
    let shown = ratatui::try_init().and_then(|mut terminal| follow(&mut app, &mut terminal));
    ratatui::restore();
    match shown {
        Ok(()) => Exit::Fine,
        Err(error) => unwritable("to the terminal", &error, io),
    }
}

fn follow(app: &mut App<'_, '_>, terminal: &mut DefaultTerminal) -> std::io::Result<()> {
    while !app.quit {
        terminal.draw(|frame| draw(app, frame))?;
        // A new size comes as an event, too, after which everything is drawn again.
        if let Event::Key(key) = event::read()?
            && key.kind != KeyEventKind::Release
        {
            app.key(key);
        }
    }
    Ok(())
}
