//! Ways: from the start to a state, as moves that can be made again by anybody.

use crate::moves::{Mover, Tried, Via};
use crate::store::StateId;
use crate::worker::Worker;
use std::time::Instant;
use verdict::trace::{Move, MoveKind};

/// Why there are no moves that lead to a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoPath {
    /// It was found, and cannot be found again: a bug in Heddle.
    Lost,
    /// The time is up.
    TimeUp,
}

impl Worker<'_, '_> {
    /// The moves that lead to a state, and one more from there if `via` says which. They are executed once more, until the time is up.
    pub fn path_to(
        &mut self,
        state: StateId,
        via: Option<Via>,
        until: Option<Instant>,
    ) -> Result<Vec<Move>, NoPath> {
        let states = &self.system.states;
        let mut steps: Vec<(StateId, Via)> = via.map(|via| (state, via)).into_iter().collect();
        let mut here = state;
        while let Some((parent, via)) = states.parent(here).filter(|(parent, _)| *parent != StateId::NONE) {
            steps.push((parent, Via(via)));
            here = parent;
        }
        let mut moves = Vec::new();
        for (state, via) in steps.into_iter().rev() {
            if until.is_some_and(|until| Instant::now() >= until) {
                return Err(NoPath::TimeUp);
            }
            let key = states.key(state).ok_or(NoPath::Lost)?;
            self.load(key);
            moves.extend(self.move_by(via).ok_or(NoPath::Lost)?);
        }
        Ok(moves)
    }

    /// The move that a number stands for in the base, as others can make it.
    fn move_by(&mut self, via: Via) -> Option<Vec<Move>> {
        let (mover, _) = via.parts(self.threads_of_base());
        if mover == Mover::Together {
            let threads = self.threads_inside();
            let single = |thread| Move { thread, kind: MoveKind::Step, steps: 1, choices: Vec::new() };
            return Some(threads.into_iter().map(|thread| single(thread as u32)).collect());
        }
        let mut made = None;
        self.try_all(mover, &mut |worker, found, choices, tried| {
            if found != via {
                return true;
            }
            let thread = match mover {
                Mover::Thread(thread) => thread,
                // A handler runs in its thread, and never comes to be known.
                Mover::Interrupt(_) | Mover::Together => worker.machine.current(),
            };
            made = (!matches!(tried, Tried::Nothing)).then(|| (thread as u32, worker.made, choices.to_vec()));
            false
        });
        let (thread, steps, choices) = made?;
        Some(match mover {
            Mover::Interrupt(index) => {
                let index = index as u32;
                let entered =
                    Move { thread, kind: MoveKind::Interrupt { index }, steps: 0, choices: Vec::new() };
                let then = Move { thread, kind: MoveKind::Step, steps, choices };
                if steps == 0 { vec![entered] } else { vec![entered, then] }
            }
            _ => vec![Move { thread, kind: MoveKind::Step, steps, choices }],
        })
    }
}
