//! Markov chains, sparse, and the probability of reaching something in them.
//!
//! - [`Chain::within`]: in at most so many steps. The distribution is pushed forward step by step, in two layers; all that is added is positive, so the
//!   relative error is some units of the last place for each step.
//! - [`Chain::ever`]: ever. States that cannot get there, and those that surely do, are found by looking at the graph; the others are solved component by
//!   component, from the ends of the graph to its start, each from below and from above until both agree (interval iteration: Haddad
//!   and Monmege, 2014; Baier, Klein, Leuschner, Parker and Wunderlich, 2017). The error is relative: at 10^-15 an absolute one would mean nothing.
//!
//! Cost: 12 bytes for a transition, some 40 for a state. Components that are left slowly take many rounds.

use crate::stats::Interval;

/// A chain: for each state, where it goes, and how likely.
#[derive(Clone, Debug)]
pub struct Chain {
    /// For each state, its first transition; one more at the end.
    first: Vec<usize>,
    to: Vec<u32>,
    probability: Vec<f64>,
    /// The states that count.
    goal: Vec<bool>,
}

impl Default for Chain {
    fn default() -> Chain {
        Chain { first: vec![0], to: Vec::new(), probability: Vec::new(), goal: Vec::new() }
    }
}

/// A solution that did not become as good as was asked for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NotConverged(
    /// What is known.
    pub Interval,
);

impl Chain {
    /// The next state: where it goes, and how likely. What is missing to 1 stays where it is. What goes to states that are never added is lost.
    pub fn add(&mut self, transitions: impl IntoIterator<Item = (u32, f64)>, goal: bool) {
        for (to, probability) in transitions {
            if probability > 0.0 {
                self.to.push(to);
                self.probability.push(probability);
            }
        }
        self.first.push(self.to.len());
        self.goal.push(goal);
    }

    /// Whatever goes to one state goes to another.
    pub fn redirect(&mut self, from: u32, to: u32) {
        self.to.iter_mut().filter(|state| **state == from).for_each(|state| *state = to);
    }

    /// How much memory it takes.
    pub fn bytes(&self) -> usize {
        12 * self.to.len() + 9 * self.goal.len()
    }

    /// The same chain with another goal.
    pub fn with_goal(&self, goal: impl Fn(u32) -> bool) -> Chain {
        Chain { goal: (0..self.len() as u32).map(goal).collect(), ..self.clone() }
    }

    /// How many states there are.
    pub fn len(&self) -> usize {
        self.goal.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.goal.is_empty()
    }

    /// How many transitions there are.
    pub fn transitions(&self) -> usize {
        self.to.len()
    }

    /// Where a state goes, and how likely.
    fn from(&self, state: usize) -> impl Iterator<Item = (usize, f64)> {
        let range = self.first[state]..self.first[state + 1];
        let to = self.to[range.clone()].iter().map(|to| *to as usize);
        to.zip(self.probability[range].iter().copied()).filter(|(to, _)| *to < self.len())
    }

    /// How likely a state stays where it is because nothing else is said.
    fn rest(&self, state: usize) -> f64 {
        let range = self.first[state]..self.first[state + 1];
        if range.is_empty() {
            return 1.0;
        }
        let rest = 1.0 - self.probability[range].iter().sum::<f64>();
        // What rounding leaves is nothing.
        if rest < 1e-12 { 0.0 } else { rest }
    }

    /// How likely the goal is reached from `start` in at most `steps` steps.
    pub fn within(&self, start: u32, steps: u64) -> f64 {
        let start = start as usize;
        if start >= self.len() {
            return 0.0;
        }
        let mut reached = 0.0;
        let (mut mass, mut next) = (vec![0.0; self.len()], vec![0.0; self.len()]);
        // The states that have mass, so that a layer costs what is in it.
        let (mut here, mut there): (Vec<u32>, Vec<u32>) = (vec![start as u32], Vec::new());
        mass[start] = 1.0;
        for step in 0.. {
            here.retain(|&state| {
                let state = state as usize;
                if self.goal[state] {
                    reached += std::mem::take(&mut mass[state]);
                }
                !self.goal[state]
            });
            if step == steps || here.is_empty() {
                break;
            }
            let mut put = |to: usize, amount: f64| {
                if amount > 0.0 {
                    if next[to] == 0.0 {
                        there.push(to as u32);
                    }
                    next[to] += amount;
                }
            };
            let mut moved = false;
            for &state in &here {
                let state = state as usize;
                let amount = std::mem::take(&mut mass[state]);
                moved |= self.first[state] != self.first[state + 1];
                put(state, amount * self.rest(state));
                self.from(state).for_each(|(to, probability)| put(to, amount * probability));
            }
            std::mem::swap(&mut mass, &mut next);
            std::mem::swap(&mut here, &mut there);
            there.clear();
            if !moved {
                break;
            }
        }
        reached
    }

    /// How likely the goal is ever reached from `start`, to a relative error.
    pub fn ever(&self, start: u32, relative: f64) -> Result<Interval, NotConverged> {
        let start = start as usize;
        if start >= self.len() {
            return Ok(Interval { low: 0.0, high: 0.0 });
        }
        let back = self.reversed();
        let can = back.reaching(&self.goal, &vec![false; self.len()]);
        let leaks = |state: usize| {
            let to = &self.to[self.first[state]..self.first[state + 1]];
            !self.goal[state] && to.iter().any(|to| *to as usize >= self.len())
        };
        let fails: Vec<bool> = (0..self.len()).map(|state| !can[state] || leaks(state)).collect();
        // Whoever can get to where the goal is out of reach, without passing it, does not surely reach it.
        let unsure = back.reaching(&fails, &self.goal);
        let mut low: Vec<f64> = unsure.iter().map(|unsure| if *unsure { 0.0 } else { 1.0 }).collect();
        let mut high: Vec<f64> = can.iter().map(|can| if *can { 1.0 } else { 0.0 }).collect();
        let open = |state: usize| can[state] && unsure[state];
        let mut converged = true;
        for component in self.components(start) {
            if !component.iter().any(|&state| open(state as usize)) {
                continue;
            }
            converged &= self.solve(&component, &open, &mut low, &mut high, relative);
        }
        let interval = Interval { low: low[start], high: high[start] };
        if converged { Ok(interval) } else { Err(NotConverged(interval)) }
    }

    /// Rounds over one component until lower and upper bounds agree; whether they do.
    fn solve(
        &self,
        component: &[u32],
        open: &impl Fn(usize) -> bool,
        low: &mut [f64],
        high: &mut [f64],
        relative: f64,
    ) -> bool {
        /// Chains that need more are better solved otherwise.
        const ROUNDS: u32 = 10_000_000;
        for _ in 0..ROUNDS {
            let mut worst = 0.0f64;
            for &state in component {
                let state = state as usize;
                if !open(state) {
                    continue;
                }
                let (mut below, mut above, mut own) = (0.0, 0.0, self.rest(state));
                for (to, probability) in self.from(state) {
                    if to == state {
                        own += probability;
                    } else {
                        below += probability * low[to];
                        above += probability * high[to];
                    }
                }
                // What comes back at once is solved for.
                let away = 1.0 - own;
                if away <= 0.0 {
                    continue;
                }
                low[state] = low[state].max(below / away);
                high[state] = high[state].min(above / away).max(low[state]);
                worst = worst.max((high[state] - low[state]) / high[state]);
            }
            // What it rests on is as good as was asked for; nobody can do better.
            if worst <= relative || (component.len() == 1 && worst < 1.0) {
                return true;
            }
        }
        false
    }

    /// The strongly connected components that `start` reaches, each after those that it goes to (Tarjan, without recursion).
    fn components(&self, start: usize) -> Vec<Vec<u32>> {
        const UNSEEN: u32 = u32::MAX;
        let mut index = vec![UNSEEN; self.len()];
        let mut lowest = vec![0u32; self.len()];
        let mut on_stack = vec![false; self.len()];
        let (mut stack, mut components) = (Vec::new(), Vec::new());
        let mut count = 0u32;
        let mut calls: Vec<(usize, usize)> = vec![(start, self.first[start])];
        while let Some((state, next)) = calls.last_mut() {
            let state = *state;
            if index[state] == UNSEEN {
                (index[state], lowest[state]) = (count, count);
                count += 1;
                stack.push(state as u32);
                on_stack[state] = true;
            }
            let mut below = None;
            while *next < self.first[state + 1] {
                let to = self.to[*next] as usize;
                *next += 1;
                if to >= self.len() {
                    continue;
                }
                if index[to] == UNSEEN {
                    below = Some(to);
                    break;
                }
                if on_stack[to] {
                    lowest[state] = lowest[state].min(index[to]);
                }
            }
            if let Some(to) = below {
                calls.push((to, self.first[to]));
                continue;
            }
            calls.pop();
            if let Some((parent, _)) = calls.last() {
                lowest[*parent] = lowest[*parent].min(lowest[state]);
            }
            if lowest[state] == index[state] {
                let mut component = Vec::new();
                while let Some(member) = stack.pop() {
                    on_stack[member as usize] = false;
                    component.push(member);
                    if member as usize == state {
                        break;
                    }
                }
                components.push(component);
            }
        }
        components
    }

    /// The graph with its arrows turned round.
    fn reversed(&self) -> Reversed {
        let mut first = vec![0usize; self.len() + 1];
        for &to in self.to.iter().filter(|to| (**to as usize) < self.len()) {
            first[to as usize + 1] += 1;
        }
        for state in 0..self.len() {
            first[state + 1] += first[state];
        }
        let mut next = first.clone();
        let mut from = vec![0u32; *first.last().unwrap_or(&0)];
        for state in 0..self.len() {
            for (to, _) in self.from(state) {
                from[next[to]] = state as u32;
                next[to] += 1;
            }
        }
        Reversed { first, from }
    }
}

struct Reversed {
    first: Vec<usize>,
    from: Vec<u32>,
}

impl Reversed {
    /// The states from which one of `targets` can be reached without passing one of `walls` before.
    fn reaching(&self, targets: &[bool], walls: &[bool]) -> Vec<bool> {
        let mut found = targets.to_vec();
        let mut todo: Vec<usize> = (0..targets.len()).filter(|&state| targets[state]).collect();
        while let Some(state) = todo.pop() {
            for &from in &self.from[self.first[state]..self.first[state + 1]] {
                let from = from as usize;
                if !found[from] && !walls[from] {
                    found[from] = true;
                    todo.push(from);
                }
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A gambler with `0..=most` coins who wins with probability `win`, and stops at either end; the goal is `most`.
    fn gambler(most: u32, win: f64) -> Chain {
        let mut chain = Chain::default();
        for coins in 0..=most {
            let ends = coins == 0 || coins == most;
            let moves = [(coins + 1, win), (coins.wrapping_sub(1), 1.0 - win)];
            chain.add(moves.into_iter().filter(|_| !ends), coins == most);
        }
        chain
    }

    #[test]
    fn the_gambler_is_ruined_as_the_formula_says() {
        for (most, win) in [(10, 0.5), (10, 0.4), (40, 0.3), (12, 0.9), (100, 0.45)] {
            let odds: f64 = (1.0 - win) / win;
            let exact = |coins: f64| match win == 0.5 {
                true => coins / f64::from(most),
                false => (odds.powf(coins) - 1.0) / (odds.powi(most as i32) - 1.0),
            };
            for coins in [1, most / 2, most - 1] {
                let Interval { low, high } = gambler(most, win).ever(coins, 1e-10).expect("converges");
                let exact = exact(f64::from(coins));
                let slack = exact * 1e-9;
                assert!(
                    low <= exact + slack && exact - slack <= high,
                    "{most} {win}: {low:e} {exact:e} {high:e}"
                );
                assert!((high - low) / high <= 1e-10);
            }
        }
        // As rare as it gets: the error is relative.
        let odds: f64 = 0.9 / 0.1;
        let exact = (odds - 1.0) / (odds.powi(20) - 1.0);
        let found = gambler(20, 0.1).ever(1, 1e-12).expect("converges");
        assert!(exact < 1e-17 && (found.low / exact - 1.0).abs() < 1e-11, "{found:?} {exact:e}");
    }

    #[test]
    fn a_walk_returns_within_a_bound_as_counted() {
        // From 0 on a long line, reaching 1 within 2n + 1 steps: one minus the middle binomial coefficient over 4^(n + 1), times two.
        let size = 401u32;
        let mut chain = Chain::default();
        for at in 0..size {
            chain.add([(at + 1, 0.5), (at.wrapping_sub(1), 0.5)], at == 201);
        }
        let mut middle = 1.0;
        for n in 0..60u64 {
            // The probability of no visit in 2n + 1 steps is that of being back after 2n + 2.
            middle *= (2.0 * n as f64 + 1.0) / (2.0 * n as f64 + 2.0);
            let found = chain.within(200, 2 * n + 1);
            assert!((found - (1.0 - middle)).abs() < 1e-13, "{n}: {found} {}", 1.0 - middle);
            assert_eq!(found, chain.within(200, 2 * n + 2));
        }
    }

    #[test]
    fn rare_within_a_bound_is_exact_relatively() {
        let mut chain = Chain::default();
        for at in 0..60u32 {
            chain.add([(at + 1, 0.25), (0, 0.75)], at == 50);
        }
        let found = chain.within(0, 50);
        assert!((found / 0.25f64.powi(50) - 1.0).abs() < 1e-13, "{found:e}");
        assert_eq!(chain.within(0, 49), 0.0);
        assert_eq!(chain.within(50, 0), 1.0);
    }

    #[test]
    fn what_is_sure_and_what_is_impossible_needs_no_rounds() {
        let mut chain = Chain::default();
        chain.add([(1, 0.5), (2, 0.5)], false);
        chain.add([(0, 1e-9), (3, 1.0 - 1e-9)], false);
        chain.add([(2, 1.0)], false);
        chain.add([], true);
        chain.add([(1, 0.001)], false);
        let ever = |start| chain.ever(start, 1e-12).expect("converges");
        assert_eq!(ever(2), Interval { low: 0.0, high: 0.0 });
        assert_eq!(ever(3), Interval { low: 1.0, high: 1.0 });
        let exact = 0.5 * (1.0 - 1e-9) / (1.0 - 0.5 * 1e-9);
        assert!((ever(0).low - exact).abs() < 1e-11, "{:?}", ever(0));
        // It stays where it is most of the time, which takes no time here.
        assert!((ever(4).high - ever(1).high).abs() < 1e-11);
        let mut sure = Chain::default();
        sure.add([(0, 0.999_999), (1, 0.000_001)], false);
        sure.add([], true);
        assert_eq!(sure.ever(0, 1e-12), Ok(Interval { low: 1.0, high: 1.0 }));
        assert_eq!(sure.ever(7, 1e-12), Ok(Interval { low: 0.0, high: 0.0 }));
    }

    #[test]
    fn long_chains_need_no_deep_stack() {
        let mut chain = Chain::default();
        let length = 300_000;
        for at in 0..length {
            chain.add([(at + 1, 0.999_99), (length + 1, 0.000_01)], false);
        }
        chain.add([], true);
        let exact = 0.999_99f64.powi(length as i32);
        let found = chain.ever(0, 1e-9).expect("converges");
        assert!((found.low / exact - 1.0).abs() < 1e-7, "{found:?} {exact}");
        assert!((chain.within(0, u64::from(length)) / exact - 1.0).abs() < 1e-7);
    }
}
