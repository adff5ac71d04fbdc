use super::*;

/// Heads in a row: the event is `goal` of them before the first tail.
struct Coins {
    heads: f64,
    goal: u32,
}

impl Process for Coins {
    type Particle = (u32, bool);

    fn start(&mut self) -> (u32, bool) {
        (0, false)
    }

    fn run(&mut self, particle: &mut (u32, bool), goal: f64, stream: &mut Stream) -> f64 {
        let score = |count: u32| if count >= self.goal { f64::INFINITY } else { f64::from(count) };
        while score(particle.0) < goal && !particle.1 {
            if stream.fraction() < self.heads {
                particle.0 += 1;
            } else {
                particle.1 = true;
            }
        }
        score(particle.0)
    }
}

/// A walk on the integers that goes up with probability `up`, starts at 1, and ends at 0 or `goal`.
struct Walk {
    up: f64,
    goal: i64,
}

impl Process for Walk {
    /// Where it is, and the highest that it was.
    type Particle = (i64, i64);

    fn start(&mut self) -> (i64, i64) {
        (1, 1)
    }

    fn run(&mut self, (at, highest): &mut (i64, i64), goal: f64, stream: &mut Stream) -> f64 {
        let score = |highest: i64| if highest >= self.goal { f64::INFINITY } else { highest as f64 };
        while *at > 0 && score(*highest) < goal {
            *at += if stream.fraction() < self.up { 1 } else { -1 };
            *highest = (*highest).max(*at);
        }
        score(*highest)
    }
}

impl Walk {
    /// The gambler's chances.
    fn exact(&self) -> f64 {
        let odds = (1.0 - self.up) / self.up;
        (odds - 1.0) / (odds.powi(self.goal as i32) - 1.0)
    }
}

fn estimate<P: Process>(process: &mut P, levels: &Levels, particles: usize, replications: u64) -> Estimate {
    let all = (0..replications).map(|number| replicate(process, levels, particles, 11, number)).collect();
    combine(all, levels, 0.05)
}

fn assert_good(estimate: &Estimate, exact: f64) {
    let Interval { low, high } = estimate.interval;
    assert!(low <= exact && exact <= high, "{exact:e} is not in [{low:e}, {high:e}]");
    let relative = estimate.error / estimate.probability;
    assert!(relative <= 0.05, "{relative}");
}

#[test]
fn two_to_the_minus_thirty() {
    let mut coins = Coins { heads: 0.5, goal: 30 };
    let levels = Levels::Fixed((1..30).map(f64::from).collect());
    let fixed = estimate(&mut coins, &levels, 1000, 20);
    assert_good(&fixed, 0.5f64.powi(30));
    assert_eq!(fixed.levels.len(), 30);
    assert_eq!(fixed.replications.len(), 20);
    assert!(fixed.warnings.is_empty(), "{:?}", fixed.warnings);
    assert_good(&estimate(&mut coins, &Levels::Adaptive, 1000, 20), 0.5f64.powi(30));
}

#[test]
fn about_ten_to_the_minus_twelve() {
    let mut walk = Walk { up: 0.3, goal: 33 };
    let exact = walk.exact();
    assert!(exact > 5e-13 && exact < 2e-12, "{exact:e}");
    let levels = Levels::Fixed((2..33).map(|level| level as f64).collect());
    assert_good(&estimate(&mut walk, &levels, 1500, 20), exact);
    assert_good(&estimate(&mut walk, &Levels::Adaptive, 1500, 20), exact);
}

/// Many small replications: their mean would show a bias that intervals of few hide.
#[test]
fn neither_way_is_biased() {
    let mut coins = Coins { heads: 0.4, goal: 5 };
    let exact = 0.4f64.powi(5);
    for levels in [Levels::Fixed(vec![1.0, 3.0]), Levels::Fixed(vec![4.0]), Levels::Adaptive] {
        let many = estimate(&mut coins, &levels, 8, 40_000);
        let off = (many.probability - exact) / many.error;
        assert!(off.abs() < 3.5, "{levels:?}: off by {off} standard errors");
        assert!(many.error / exact < 0.02);
    }
}

#[test]
fn what_is_doubtful_is_said() {
    let mut coins = Coins { heads: 0.5, goal: 40 };
    let none = estimate(&mut coins, &Levels::Fixed(Vec::new()), 50, 20);
    assert_eq!((none.probability, none.interval.low), (0.0, 0.0));
    assert!(none.warnings.contains(&Warning::Extinct(20)));
    assert!(none.warnings.contains(&Warning::Steep(f64::INFINITY, 0.0)));
    let useless = estimate(&mut Coins { heads: 0.5, goal: 2 }, &Levels::Fixed(vec![0.0, 1.0]), 50, 20);
    assert!(useless.warnings.contains(&Warning::Useless(0.0)));
    let few = estimate(&mut Coins { heads: 0.5, goal: 60 }, &Levels::Adaptive, 20, 20);
    assert!(few.warnings.iter().any(|warning| matches!(warning, Warning::FewAncestors(_))));
}

#[test]
fn the_same_seed_gives_the_same_answer() {
    let run = |seed| replicate(&mut Coins { heads: 0.5, goal: 9 }, &Levels::Adaptive, 100, seed, 3);
    assert_eq!(run(5), run(5));
    assert_ne!(run(5).probability, run(6).probability);
}
