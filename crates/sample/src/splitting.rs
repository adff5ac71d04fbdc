//! Importance splitting: the probability of a rare event as a product of probabilities that are not rare.
//!
//! A run has a score, the greatest it has had so far; the event has a score beyond all others. Many particles start; those that do not rise above a
//! level are replaced by copies of others, drawn uniformly, from the moment these rose above it; and so on to the event.
//! The estimate is the product of the fractions that rose.
//!
//! - [`Levels::Fixed`]: the levels are given (Kahn and Harris, 1951). A particle passes a level by reaching it.
//! - [`Levels::Adaptive`]: a level is the score that a part of the particles does not exceed; all of these are killed together. Killing a fixed number
//!   instead would bias the estimate where several have the same score (Bréhier, Gazeau, Goudenège, Lelièvre and Rousset, 2016).
//!
//! Claim: both estimates are unbiased, whatever the score; the score decides how much they vary. The interval comes from independent replications, never from
//! within one, and is by Student's distribution. Limits: a score that does not lead to the event gives estimates that are mostly 0 and seldom
//! far too large, and no interval can show that; [`Warning`] says what can be seen of it.

use crate::stats::{Interval, Moments};
use crate::stream::Stream;

/// What is simulated.
pub trait Process {
    /// A particle: a run that can be copied and goes on. A copy should share what it can.
    type Particle: Clone;

    /// A particle at the start.
    fn start(&mut self) -> Self::Particle;

    /// Lets a particle run until its score, so far below, is at least `goal`, or to the end of its run; its greatest score so far. `f64::INFINITY` is
    /// the score of the event, and no other.
    fn run(&mut self, particle: &mut Self::Particle, goal: f64, stream: &mut Stream) -> f64;
}

/// The levels.
#[derive(Clone, Debug, PartialEq)]
pub enum Levels {
    /// These scores, rising; the event comes after the last.
    Fixed(Vec<f64>),
    /// Chosen on the way.
    Adaptive,
}

/// What one level was like, over all replications.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Level {
    /// The score to be reached, or exceeded where levels are adaptive; infinite for the event.
    pub score: f64,
    /// The fraction of particles that did.
    pub probability: f64,
}

/// What makes an estimate doubtful.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Warning {
    /// In so many replications no particle reached the event.
    Extinct(usize),
    /// Everybody passes this level: it is of no use.
    Useless(f64),
    /// Few pass this level: a level before it would help.
    Steep(f64, f64),
    /// The particles that reached the event in one replication descend from so few of those that started.
    FewAncestors(usize),
}

/// An estimate.
#[derive(Clone, Debug, PartialEq)]
pub struct Estimate {
    /// The mean of the replications.
    pub probability: f64,
    /// An interval for it.
    pub interval: Interval,
    /// The standard error of the mean.
    pub error: f64,
    /// What each replication estimated, and its levels.
    pub replications: Vec<Replication>,
    /// What the levels were like: those of the first replication, if each has its own.
    pub levels: Vec<Level>,
    /// What makes it doubtful.
    pub warnings: Vec<Warning>,
}

/// The fewest replications that give an interval.
pub const REPLICATIONS: usize = 20;
/// A level that fewer pass is too steep.
const STEEP: f64 = 0.02;
/// The part of the particles that an adaptive level leaves behind, if no two have the same score.
const LEFT_BEHIND: f64 = 0.25;
/// So many different scores are more than any program needs.
const MOST_LEVELS: usize = 100_000;

/// What one replication has found.
#[derive(Clone, Debug, PartialEq)]
pub struct Replication {
    /// The estimate.
    pub probability: f64,
    /// Its levels.
    pub levels: Vec<Level>,
    /// From how many particles at the start those descend that reached the event.
    pub ancestors: usize,
}

/// One replication with so many particles. Its random numbers follow from `seed` and `number`.
pub fn replicate<P: Process>(
    process: &mut P,
    levels: &Levels,
    particles: usize,
    seed: u64,
    number: u64,
) -> Replication {
    let mut stream = Stream::new(seed, number);
    match levels {
        Levels::Fixed(scores) => fixed(process, scores, particles, &mut stream),
        Levels::Adaptive => adaptive(process, particles, &mut stream),
    }
}

/// What several replications say together.
pub fn combine(replications: Vec<Replication>, levels: &Levels, alpha: f64) -> Estimate {
    let mut moments = Moments::default();
    moments.extend(replications.iter().map(|one| one.probability));
    let mean = moments.mean();
    let spread = moments.interval(alpha).unwrap_or(Interval { low: 0.0, high: 1.0 });
    let interval = Interval { low: spread.low.max(0.0), high: spread.high.min(1.0) };
    let extinct = replications.iter().filter(|one| one.probability == 0.0).count();
    let mut warnings = Vec::new();
    if extinct > 0 {
        warnings.push(Warning::Extinct(extinct));
    }
    let combined = match levels {
        Levels::Fixed(_) => averaged(&replications),
        Levels::Adaptive => replications.first().map(|one| one.levels.clone()).unwrap_or_default(),
    };
    for level in &combined {
        if matches!(levels, Levels::Fixed(_)) && level.probability == 1.0 {
            warnings.push(Warning::Useless(level.score));
        } else if level.probability < STEEP {
            warnings.push(Warning::Steep(level.score, level.probability));
        }
    }
    let fewest = replications.iter().filter(|one| one.probability > 0.0).map(|one| one.ancestors).min();
    if let Some(fewest) = fewest.filter(|fewest| *fewest < 5) {
        warnings.push(Warning::FewAncestors(fewest));
    }
    Estimate {
        probability: mean,
        interval,
        error: moments.error().unwrap_or(f64::INFINITY),
        replications,
        levels: combined,
        warnings,
    }
}

/// Fixed levels, each with the mean over the replications that came so far.
fn averaged(replications: &[Replication]) -> Vec<Level> {
    let most = replications.iter().map(|one| one.levels.len()).max().unwrap_or(0);
    let level = |place: usize| {
        let there: Vec<&Level> = replications.iter().filter_map(|one| one.levels.get(place)).collect();
        let sum: f64 = there.iter().map(|level| level.probability).sum();
        let score = there.first().map_or(f64::INFINITY, |level| level.score);
        Level { score, probability: sum / there.len() as f64 }
    };
    (0..most).map(level).collect()
}

fn distinct(mut ancestors: Vec<u32>) -> usize {
    ancestors.sort_unstable();
    ancestors.dedup();
    ancestors.len()
}

fn fixed<P: Process>(process: &mut P, scores: &[f64], particles: usize, stream: &mut Stream) -> Replication {
    let start = process.start();
    // Each with the score it has reached, and whom it descends from.
    let mut all: Vec<(P::Particle, f64, u32)> =
        (0..particles as u32).map(|number| (start.clone(), f64::NEG_INFINITY, number)).collect();
    let (mut probability, mut levels) = (1.0, Vec::new());
    for &goal in scores.iter().chain(&[f64::INFINITY]) {
        for (particle, score, _) in &mut all {
            if *score < goal {
                *score = process.run(particle, goal, stream);
            }
        }
        // Those that have passed come first.
        let mut passed = 0;
        for place in 0..all.len() {
            if all[place].1 >= goal {
                all.swap(place, passed);
                passed += 1;
            }
        }
        let fraction = passed as f64 / particles as f64;
        probability *= fraction;
        levels.push(Level { score: goal, probability: fraction });
        if passed == 0 {
            return Replication { probability, levels, ancestors: 0 };
        }
        if goal == f64::INFINITY {
            all.truncate(passed);
            break;
        }
        for place in passed..all.len() {
            let other = stream.below_long(passed as u64) as usize;
            all[place] = all[other].clone();
        }
    }
    Replication { probability, levels, ancestors: distinct(all.iter().map(|one| one.2).collect()) }
}

/// A run to its end, with what it was when its score rose.
struct Path<T> {
    /// The greatest score.
    score: f64,
    /// Each score that was the greatest so far, with the particle at that moment, rising.
    records: Vec<(f64, T)>,
    ancestor: u32,
}

/// Lets a particle run to its end.
fn finish<P: Process>(
    process: &mut P,
    path: &mut Path<P::Particle>,
    particle: P::Particle,
    stream: &mut Stream,
) {
    let mut particle = particle;
    loop {
        // The least score that is more than what it has.
        let reached = process.run(&mut particle, path.score.next_up(), stream);
        if reached <= path.score {
            return;
        }
        path.score = reached;
        path.records.push((reached, particle.clone()));
        if reached == f64::INFINITY {
            return;
        }
    }
}

fn adaptive<P: Process>(process: &mut P, particles: usize, stream: &mut Stream) -> Replication {
    let start = process.start();
    let mut all: Vec<Path<P::Particle>> = Vec::with_capacity(particles);
    for ancestor in 0..particles as u32 {
        let mut path = Path { score: f64::NEG_INFINITY, records: Vec::new(), ancestor };
        finish(process, &mut path, start.clone(), stream);
        all.push(path);
    }
    let (mut probability, mut levels) = (1.0, Vec::new());
    let behind = ((particles as f64 * LEFT_BEHIND) as usize).clamp(1, particles.max(1)) - 1;
    loop {
        all.sort_by(|a, b| b.score.total_cmp(&a.score));
        let level = all.get(all.len().saturating_sub(behind + 1)).map_or(f64::INFINITY, |path| path.score);
        let goal = if level == f64::INFINITY || levels.len() == MOST_LEVELS { f64::MAX } else { level };
        let above = all.partition_point(|path| path.score > goal);
        if goal == f64::MAX {
            let fraction = above as f64 / particles as f64;
            levels.push(Level { score: f64::INFINITY, probability: fraction });
            probability *= fraction;
            break;
        }
        let fraction = above as f64 / particles as f64;
        levels.push(Level { score: goal, probability: fraction });
        probability *= fraction;
        if above == 0 {
            return Replication { probability: 0.0, levels, ancestors: 0 };
        }
        let (survivors, killed) = all.split_at_mut(above);
        for path in killed {
            let other = &survivors[stream.below_long(above as u64) as usize];
            let first = other.records.partition_point(|(score, _)| *score <= goal);
            let Some((score, particle)) = other.records.get(first) else { continue };
            path.score = *score;
            path.ancestor = other.ancestor;
            path.records.clear();
            path.records.push((*score, particle.clone()));
            let particle = particle.clone();
            if *score < f64::INFINITY {
                finish(process, path, particle, stream);
            }
        }
        // Nobody starts again from what lies below.
        for path in &mut all {
            let first = path.records.partition_point(|(score, _)| *score <= goal);
            path.records.drain(..first);
        }
    }
    let reached = all.iter().filter(|path| path.score == f64::INFINITY);
    Replication { probability, levels, ancestors: distinct(reached.map(|path| path.ancestor).collect()) }
}

#[cfg(test)]
mod tests;
