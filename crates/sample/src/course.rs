//! Where a run is, beside the state of the machine: who is drawn among, and who owes draws.

use crate::weights::Weights;
use concrete::MOST_THREADS;

/// The threads of a state, as far as drawing needs to know them.
pub(crate) trait Threads {
    /// How many there are.
    fn count(&self) -> usize;
    /// Whether one has ended.
    fn ended(&self, thread: usize) -> bool;
    /// Whether another has stopped it.
    fn stopped(&self, thread: usize) -> bool;
    /// Whether it can make its next step.
    fn ready(&self, thread: usize) -> bool;
    /// Whether it waits for what any store may write, if it waits.
    fn watches(&self, thread: usize) -> bool;
}

/// Where a run is.
#[derive(Clone, Debug)]
pub(crate) struct Course {
    /// How many steps were drawn.
    pub(crate) steps: u64,
    /// For each thread, how many of the steps that it has made were not drawn yet.
    pub(crate) owed: [i32; MOST_THREADS],
    /// The threads that owe and may have to wait once they have paid: one bit each.
    pub(crate) standing: u64,
    /// The threads that end the run with their next step: one bit each.
    pub(crate) doomed: u64,
    pub(crate) ready: [u8; MOST_THREADS],
    pub(crate) count: usize,
    /// How many of those have ended and are drawn nevertheless.
    pub(crate) idle: usize,
    /// Whether a thread waits for what any store may write.
    pub(crate) watched: bool,
}

impl Default for Course {
    fn default() -> Course {
        Course {
            steps: 0,
            owed: [0; MOST_THREADS],
            standing: 0,
            doomed: 0,
            ready: [0; MOST_THREADS],
            count: 0,
            idle: 0,
            watched: false,
        }
    }
}

/// What a draw led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turn {
    /// This thread makes its next step.
    Of(usize),
    /// Who can move has to be looked at again.
    LookRound,
    /// All steps were made.
    Over,
}

impl Course {
    /// Looks who can move.
    pub(crate) fn look_round(&mut self, threads: &impl Threads, loop_at_end: bool) {
        (self.count, self.idle, self.watched) = (0, 0, false);
        let mut standing = self.standing;
        while standing != 0 {
            let thread = standing.trailing_zeros() as usize;
            standing &= standing - 1;
            self.standing &= !(u64::from(self.owed[thread] == 0) << thread);
        }
        for thread in 0..threads.count().min(MOST_THREADS) {
            let ready = if threads.ended(thread) {
                self.idle += usize::from(loop_at_end);
                loop_at_end
            } else if self.owed[thread] > 0 || self.doomed >> thread & 1 != 0 {
                !threads.stopped(thread)
            } else {
                let ready = threads.ready(thread);
                self.watched |= !ready && threads.watches(thread);
                ready
            };
            if ready {
                self.ready[self.count] = thread as u8;
                self.count += 1;
            }
        }
    }

    /// Draws until a thread is drawn that owes nothing.
    #[inline(always)]
    pub(crate) fn draw(&mut self, stream: &mut crate::Stream, steps: u64) -> Turn {
        if self.count == 1 {
            // One that is alone pays all at once.
            let thread = usize::from(self.ready[0]);
            let pays = self.owed[thread].max(0);
            self.owed[thread] = 0;
            self.steps += pays as u64;
            return if self.standing >> thread & 1 != 0 {
                Turn::LookRound
            } else if self.steps < steps {
                Turn::Of(thread)
            } else {
                Turn::Over
            };
        }
        let count = self.count as u32;
        while self.steps < steps {
            let thread = usize::from(self.ready[stream.below(count) as usize]);
            let owed = &mut self.owed[thread];
            *owed -= 1;
            if *owed < 0 {
                *owed = 0;
                return Turn::Of(thread);
            }
            self.steps += 1;
            if self.standing != 0 && *owed == 0 && self.standing >> thread & 1 != 0 {
                return Turn::LookRound;
            }
        }
        Turn::Over
    }

    /// The same, by weights and priorities.
    pub(crate) fn draw_weighted(
        &mut self,
        stream: &mut crate::Stream,
        steps: u64,
        weights: &Weights,
    ) -> Turn {
        let weighed = self.weighed(weights);
        while self.steps < steps {
            let thread = weighed.at(stream.fraction() * weighed.total());
            let owed = &mut self.owed[thread];
            if *owed == 0 {
                return Turn::Of(thread);
            }
            *owed -= 1;
            self.steps += 1;
            if *owed == 0 && self.standing >> thread & 1 != 0 {
                return Turn::LookRound;
            }
        }
        Turn::Over
    }

    /// Who of those that can move is drawn how often.
    pub(crate) fn weighed(&self, weights: &Weights) -> Weighed {
        let ready = || self.ready[..self.count].iter().map(|thread| usize::from(*thread));
        let highest = weights.highest(ready());
        let mut weighed = Weighed { threads: [0; MOST_THREADS], sums: [0.0; MOST_THREADS], count: 0 };
        let mut sum = 0.0;
        for thread in ready() {
            let weight = weights.among(thread, highest);
            if weight > 0.0 {
                sum += weight;
                weighed.threads[weighed.count] = thread as u8;
                weighed.sums[weighed.count] = sum;
                weighed.count += 1;
            }
        }
        weighed
    }

    /// A thread has made a step and `owed` others ahead; whether who can move may be another now.
    #[inline]
    pub(crate) fn moved(&mut self, thread: usize, owed: i32, went: Went, ended: bool) -> bool {
        self.owed[thread] = owed;
        self.standing |= u64::from(went.waits && owed > 0) << thread;
        went.section || went.waits && owed == 0 || self.watched && went.writes || ended
    }
}

/// Threads that are drawn among, with their weights.
pub(crate) struct Weighed {
    threads: [u8; MOST_THREADS],
    /// Of each, its weight and those of all before.
    sums: [f64; MOST_THREADS],
    count: usize,
}

impl Weighed {
    /// All weights together.
    pub(crate) fn total(&self) -> f64 {
        self.sums[self.count.saturating_sub(1)]
    }

    /// In whose part of the total a number lies; the last one's, if rounding leaves a gap.
    pub(crate) fn at(&self, drawn: f64) -> usize {
        let place = self.sums[..self.count].partition_point(|sum| *sum <= drawn);
        usize::from(self.threads[place.min(self.count.saturating_sub(1))])
    }
}

/// What a move was like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Went {
    /// Its first step was an atomic section.
    pub(crate) section: bool,
    /// Its first step may write.
    pub(crate) writes: bool,
    /// Its first step may change what the query sees.
    pub(crate) changes: bool,
    /// Where it ends the thread may have to wait.
    pub(crate) waits: bool,
    /// Something in it may have written, or drawn.
    pub(crate) wrote: bool,
}
