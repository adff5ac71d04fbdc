//! Moves that nobody chooses: at random, or in turn.

use super::step::Until;
use super::{NotMade, Simulation, Who};
use rand_pcg::rand_core::RngCore;
use verdict::query::Resolved;

/// Who moves next when nobody says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheduler {
    /// Anybody, equally likely; an interrupt by its weight. What has to be chosen is, equally likely.
    Random,
    /// The next thread that can move; the environment does nothing. What has to be chosen is chosen at random.
    RoundRobin,
}

/// Why a run has stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stopped {
    /// The proposition holds.
    Holds,
    /// Nobody can move any more.
    Over,
    /// As many moves were made as were allowed.
    Limit,
}

/// How far a run has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ran {
    /// How many moves were made.
    pub moves: u64,
    /// Why it has stopped.
    pub stopped: Stopped,
}

impl Simulation<'_, '_> {
    /// Moves until a proposition holds, at most `most` times. Threads stop wherever its truth can change, so that none of its
    /// states is missed.
    pub fn run_until(&mut self, goal: &Resolved, most: u64, scheduler: Scheduler) -> Ran {
        let mut stops = self.system.visible.clone();
        for pc in goal.visible.stops(self.system.program) {
            if let Some(stop) = stops.get_mut(pc as usize) {
                *stop = true;
            }
        }
        let Some(proposition) = goal.proposition() else { return Ran { moves: 0, stopped: Stopped::Limit } };
        let mut moves = 0;
        loop {
            let stopped = if self.holds(proposition) {
                Stopped::Holds
            } else if moves == most {
                Stopped::Limit
            } else if !self.move_somebody(Until::Places(&stops), scheduler) {
                Stopped::Over
            } else {
                moves += 1;
                continue;
            };
            return Ran { moves, stopped };
        }
    }

    /// Makes a random move; whether somebody could.
    pub fn random_step(&mut self, how: super::Granularity) -> bool {
        let system = self.system;
        let until = match how {
            super::Granularity::Instruction => Until::Instruction,
            super::Granularity::Line => Until::Line,
            super::Granularity::Visible => Until::Places(&system.visible),
        };
        self.move_somebody(until, Scheduler::Random)
    }

    fn move_somebody(&mut self, until: Until<'_>, scheduler: Scheduler) -> bool {
        let mut movers = self.enabled_movers();
        while !movers.is_empty() {
            let place = match scheduler {
                Scheduler::Random => self.draw_mover(&movers),
                Scheduler::RoundRobin => {
                    movers.retain(|who| matches!(who, Who::Thread(_)));
                    let last = self.history.last_mover();
                    let after =
                        |who: &Who| matches!(*who, Who::Thread(t) if last.is_none_or(|last| t > last));
                    movers.iter().position(after).unwrap_or(0)
                }
            };
            let Some(&who) = movers.get(place) else { return false };
            if self.move_at_random(who, until) {
                return true;
            }
            movers.remove(place);
        }
        false
    }

    /// Makes a move with random choices; whether it could be made.
    fn move_at_random(&mut self, who: Who, until: Until<'_>) -> bool {
        let mut choices = Vec::new();
        loop {
            match self.make(who, until, &choices) {
                Ok(()) => return true,
                Err(NotMade::Choose(question)) => choices.push(self.draw(question.ways.max(1))),
                Err(NotMade::Cannot(_)) => return false,
            }
        }
    }

    fn draw_mover(&mut self, movers: &[Who]) -> usize {
        let weights: Vec<f64> = movers
            .iter()
            .map(|who| match *who {
                Who::Thread(_) => 1.0,
                Who::Interrupt(index) => self.machine.interrupts()[index].weight,
            })
            .collect();
        // 53 random bits are a fraction of the total.
        let fraction = (self.random.next_u64() >> 11) as f64 / (1u64 << 53) as f64;
        let mut left = fraction * weights.iter().sum::<f64>();
        for (place, weight) in weights.iter().enumerate() {
            if left < *weight {
                return place;
            }
            left -= weight;
        }
        movers.len().saturating_sub(1)
    }

    /// One of `0..n`.
    fn draw(&mut self, n: u64) -> u64 {
        // The upper half of a product is as even as 64 random bits allow.
        ((u128::from(self.random.next_u64()) * u128::from(n)) >> 64) as u64
    }
}
