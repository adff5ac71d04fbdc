//! The charts of each kind of answer.

use super::bins::{Bins, range};
use super::likelihood;
use super::markup::Markup;
use super::plot::{Axis, Frame};
use super::scale::count;
use crate::text::figure;
use verdict::{Course, EstimateAt, LevelResult, QueryResult, Tally};

/// A histogram has room for so many bars at least.
const FEWEST: f64 = 9.0;

/// The charts of a result.
pub fn write(markup: &mut Markup, result: &QueryResult, course: Option<&Course>) {
    if let Some(Course::Estimates(points)) = course {
        estimates(markup, points);
    }
    match result {
        QueryResult::Probability { runs, histogram, .. } => times(markup, histogram, *runs),
        QueryResult::Hypothesis { .. } => {
            if let Some(Course::Walk { points, accept, reject }) = course {
                walk(markup, points, *accept, *reject);
            }
        }
        QueryResult::Expectation { mean, low, high, runs } => {
            if let Some(Course::Values(tally)) = course {
                values(markup, tally, (*mean, *low, *high), *runs);
            }
        }
        QueryResult::Splitting { probability, low, high, levels, .. } => {
            level_table(markup, levels);
            cumulative(markup, levels);
            if let Some(Course::Replications(all)) = course {
                replications(markup, all, (*probability, *low, *high));
            }
        }
        QueryResult::States { states, counts } => {
            if !counts.is_empty() {
                states_table(markup, *states, counts.iter());
            }
        }
        QueryResult::Reachability { .. } | QueryResult::Exact { .. } => {}
    }
}

fn chart(markup: &mut Markup, heading: &str, inside: impl FnOnce(&mut Markup)) {
    markup.within("section", &[], |markup| {
        markup.leaf("h2", &[], heading);
        inside(markup);
    });
}

/// How the estimate came to be what it is.
fn estimates(markup: &mut Markup, points: &[EstimateAt]) {
    let Some(last) = points.last().filter(|last| last.runs > 1) else { return };
    // The first runs say so little that their band would hide the rest.
    let first = (last.runs / 100).max(last.runs.min(10));
    let shown: Vec<&EstimateAt> = points.iter().filter(|point| point.runs >= first).collect();
    let low = shown.iter().map(|point| point.low).fold(1.0, f64::min);
    let high = shown.iter().map(|point| point.high).fold(0.0, f64::max);
    let frame = Frame {
        about: "the estimate with its confidence interval, by the number of runs",
        across: ("runs", Axis::Logarithmic(first as f64, last.runs as f64)),
        upwards: ("estimate, with its interval", Axis::Linear(low, high)),
    };
    chart(markup, "Estimate by number of runs", |markup| {
        frame.draw(markup, |plot| {
            let band: Vec<(f64, f64, f64)> =
                shown.iter().map(|point| (point.runs as f64, point.low, point.high)).collect();
            plot.band("band", &band);
            plot.line("data", shown.iter().map(|point| (point.runs as f64, point.estimate)));
            plot.level(
                "bound",
                last.estimate,
                &likelihood(last.estimate),
                last.estimate <= (low + high) / 2.0,
            );
        });
    });
}

/// After how many steps runs came to it, and how likely it is by then.
fn times(markup: &mut Markup, histogram: &[(u64, u64)], runs: u64) {
    let values: Vec<(i128, u64)> =
        histogram.iter().map(|(steps, count)| (i128::from(*steps), *count)).collect();
    let Some(bins) = Bins::new(&values, 1) else { return };
    let share = |count: u64| likelihood(count as f64 / runs.max(1) as f64);
    let label = |first: i128, last: i128, of: u64| {
        let end = if first == last && first == 1 { "" } else { "s" };
        let what = if of == 1 { "run" } else { "runs" };
        format!("after {} step{end}: {} {what}, {} of all", range(first, last), count(of), share(of))
    };
    chart(markup, "Steps to the event", |markup| {
        bars(markup, &bins, ("steps", "runs"), "how many runs reached the event, by steps", label, |_| {});
        table(markup, &bins, "Steps");
    });
    if histogram.len() < 2 {
        return;
    }
    let total = histogram.iter().map(|(_, count)| count).sum::<u64>() as f64 / runs.max(1) as f64;
    let (from, to) = (histogram.first().map_or(0, |one| one.0), histogram.last().map_or(1, |one| one.0));
    let frame = Frame {
        about: "the part of all runs that has reached the event, by steps",
        across: ("steps", Axis::Whole(from as f64, to as f64)),
        upwards: ("part of all runs", Axis::Linear(0.0, total)),
    };
    chart(markup, "Reached within so many steps", |markup| {
        frame.draw(markup, |plot| {
            // As many points as can be told apart.
            let every = histogram.len().div_ceil(600);
            let (mut sum, mut points) = (0, vec![(from as f64, 0.0)]);
            for (number, (steps, count)) in histogram.iter().enumerate() {
                let before = sum as f64 / runs.max(1) as f64;
                sum += count;
                if number % every == 0 || number + 1 == histogram.len() {
                    points.push((*steps as f64, before));
                    points.push((*steps as f64, sum as f64 / runs.max(1) as f64));
                }
            }
            plot.line("data", points.into_iter());
        });
    });
}

/// A histogram, with what `over` draws over it.
fn bars(
    markup: &mut Markup,
    bins: &Bins,
    (across, upwards): (&str, &str),
    about: &str,
    label: impl Fn(i128, i128, u64) -> String,
    over: impl FnOnce(&mut super::plot::Plot<'_>),
) {
    let (from, to) = bins.span();
    // A bar of one value stands around its value.
    let half = if bins.width == 1 { 0.5 } else { 0.0 };
    // Few bars stand in the middle, no wider than they have to be.
    let around = (FEWEST - bins.counts.len() as f64).max(0.0) / 2.0 * bins.width as f64;
    let frame = Frame {
        about,
        across: (across, Axis::Whole(from - half - around, to - half + around)),
        upwards: (upwards, Axis::Whole(0.0, bins.tallest() as f64)),
    };
    frame.draw(markup, |plot| {
        for (first, last, count) in bins.rows().filter(|(_, _, count)| *count > 0) {
            let start = first as f64 - half;
            plot.bar((start, start + bins.width as f64), count as f64, &label(first, last, count));
        }
        over(plot);
    });
}

/// The figures of a histogram.
fn table(markup: &mut Markup, bins: &Bins, what: &str) {
    markup.within("details", &[], |markup| {
        markup.leaf("summary", &[], "as a table");
        markup.within("table", &[], |markup| {
            markup.within("tr", &[], |markup| {
                markup.leaf("th", &[], what);
                markup.leaf("th", &[("class", &"number")], "Runs");
            });
            for (first, last, of) in bins.rows().filter(|(_, _, count)| *count > 0) {
                markup.within("tr", &[], |markup| {
                    markup.leaf("td", &[], range(first, last));
                    markup.leaf("td", &[("class", &"number")], count(of));
                });
            }
        });
    });
}

fn walk(markup: &mut Markup, points: &[(u64, f64)], accept: f64, reject: f64) {
    let runs = points.last().map_or(1, |(runs, _)| *runs).max(1);
    let room = (reject - accept) * 0.12;
    let low = points.iter().map(|(_, ratio)| *ratio).fold(accept, f64::min) - room;
    let high = points.iter().map(|(_, ratio)| *ratio).fold(reject, f64::max) + room;
    let frame = Frame {
        about: "the logarithm of the likelihood ratio after each run, between the bounds of the test",
        across: ("runs", Axis::Whole(0.0, runs as f64)),
        upwards: ("log-likelihood ratio", Axis::Linear(low, high)),
    };
    chart(markup, "Walk of the test", |markup| {
        frame.draw(markup, |plot| {
            plot.line("data", points.iter().map(|(runs, ratio)| (*runs as f64, *ratio)));
            plot.level("bound", reject, "rejected from here on", true);
            plot.level("bound", accept, "accepted from here on", false);
        });
    });
}

fn values(markup: &mut Markup, tally: &Tally, (mean, low, high): (f64, f64, f64), runs: u64) {
    let all: Vec<(i128, u64)> = tally.counts().collect();
    let Some(bins) = Bins::new(&all, tally.width()) else { return };
    let label = |first: i128, last: i128, of: u64| {
        let share = likelihood(of as f64 / runs.max(1) as f64);
        format!("{}: {} runs, {share} of all", range(first, last), count(of))
    };
    chart(markup, "Values", |markup| {
        bars(markup, &bins, ("value", "runs"), "how many runs had which value", label, |plot| {
            plot.span("over", low, high);
            plot.upright("mark", mean, &format!("mean {}", figure(mean)));
        });
        if let Some((least, greatest)) = tally.span() {
            let text = format!("least value {}, greatest value {}", count(least), count(greatest));
            markup.leaf("p", &[("class", &"faint")], text);
        }
        table(markup, &bins, "Value");
    });
}

/// What a level is called.
fn name(level: &LevelResult) -> String {
    level.score.map_or("the event".to_string(), |score| format!("level {}", figure(score)))
}

/// A row with a bar.
fn share(markup: &mut Markup, part: f64) {
    let part = format!("{:.4}", part.clamp(0.0, 1.0));
    markup.within("td", &[("class", &"share")], |markup| {
        markup.within("progress", &[("max", &"1"), ("value", &part), ("aria-hidden", &"true")], |_| {});
    });
}

fn level_table(markup: &mut Markup, levels: &[LevelResult]) {
    chart(markup, "Levels", |markup| {
        markup.within("div", &[("class", &"scrolls")], |markup| {
            markup.within("table", &[("class", &"bars")], |markup| {
                markup.within("tr", &[], |markup| {
                    markup.leaf("th", &[], "To reach");
                    markup.leaf("th", &[("class", &"number")], "from the one before");
                    markup.leaf("th", &[("class", &"number")], "from the start");
                    markup.leaf("th", &[], "");
                });
                let mut product = 1.0;
                for level in levels {
                    product *= level.probability;
                    markup.within("tr", &[], |markup| {
                        markup.leaf("td", &[], name(level));
                        markup.leaf("td", &[("class", &"number")], likelihood(level.probability));
                        markup.leaf("td", &[("class", &"number")], likelihood(product));
                        share(markup, level.probability);
                    });
                }
            });
        });
    });
}

fn cumulative(markup: &mut Markup, levels: &[LevelResult]) {
    let mut product = 1.0;
    let products = levels.iter().map(|level| {
        product *= level.probability;
        product
    });
    let reached: Vec<f64> = products.take_while(|product| *product > 0.0).collect();
    let Some(last) = reached.last() else { return };
    let low = 10f64.powf(last.log10().floor());
    let frame = Frame {
        about: "how likely each level is reached from the start, by its number",
        across: ("number of the level", Axis::Whole(0.0, reached.len() as f64)),
        upwards: ("probability from the start", Axis::Logarithmic(low.min(0.1), 1.0)),
    };
    chart(markup, "Probability to come so far", |markup| {
        frame.draw(markup, |plot| {
            let points =
                || (0..).zip([1.0].iter().chain(&reached)).map(|(number, part)| (f64::from(number), *part));
            plot.line("data", points());
            for (level, (number, part)) in levels.iter().zip(points().skip(1)) {
                plot.dot(number, part, &format!("{}: {}", name(level), likelihood(part)));
            }
        });
    });
}

fn replications(markup: &mut Markup, all: &[f64], (mean, low, high): (f64, f64, f64)) {
    let least = all.iter().copied().fold(low, f64::min);
    let greatest = all.iter().copied().fold(high, f64::max);
    if greatest <= 0.0 {
        return;
    }
    let room = (greatest - least) * 0.05;
    let frame = Frame {
        about: "what each replication estimated, with the mean and its interval",
        across: ("estimate", Axis::Linear((least - room).max(0.0), greatest + room)),
        upwards: ("replication", Axis::Whole(0.0, all.len() as f64 + 1.0)),
    };
    chart(markup, "Estimates of the replications", |markup| {
        frame.draw(markup, |plot| {
            plot.span("over", low, high);
            plot.upright("mark", mean, &format!("mean {}", likelihood(mean)));
            for (number, estimate) in (1..).zip(all) {
                plot.dot(
                    *estimate,
                    f64::from(number),
                    &format!("replication {number}: {}", likelihood(*estimate)),
                );
            }
        });
    });
}

fn states_table<'a>(markup: &mut Markup, states: u64, counts: impl Iterator<Item = (&'a String, &'a u64)>) {
    chart(markup, "States by proposition", |markup| {
        markup.within("table", &[("class", &"bars")], |markup| {
            markup.within("tr", &[], |markup| {
                markup.leaf("th", &[], "Proposition");
                markup.leaf("th", &[("class", &"number")], "states");
                markup.leaf("th", &[("class", &"number")], "of all");
                markup.leaf("th", &[], "");
            });
            for (proposition, number) in counts {
                let part = *number as f64 / states.max(1) as f64;
                markup.within("tr", &[], |markup| {
                    markup.within("td", &[], |markup| markup.leaf("code", &[], proposition));
                    markup.leaf("td", &[("class", &"number")], count(number));
                    markup.leaf("td", &[("class", &"number")], likelihood(part));
                    share(markup, part);
                });
            }
        });
    });
}
