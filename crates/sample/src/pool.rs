//! Many runs on all cores, looked at in the order of their numbers.
//!
//! Claim: what is looked at, and in which order, depends on nothing but what each run gives; how many cores there are makes no difference. Runs that were
//! made and turn out not to be needed are thrown away.

use concrete::Outcome;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::sync_channel;

/// How many runs are made in one go.
const BATCH: u64 = 128;

/// Makes runs from number 0 on, at most `most`, on `jobs` cores, until `look` has seen enough: it is given each result in order, and says whether to go on. `prepare` makes
/// what a core needs to make runs; an outcome if it cannot.
pub fn draw<R, T: Send>(
    jobs: usize,
    most: u64,
    batch: Option<u64>,
    prepare: impl Fn() -> Result<R, Outcome> + Sync,
    make: impl Fn(&mut R, u64) -> T + Sync,
    mut look: impl FnMut(T) -> bool,
) -> Result<(), Outcome> {
    let batch = batch.unwrap_or(BATCH).max(1);
    // On one core everything is done in its order.
    if jobs <= 1 {
        let mut runner = prepare()?;
        for number in 0..most {
            if !look(make(&mut runner, number)) {
                break;
            }
        }
        return Ok(());
    }
    let (next, over) = (AtomicU64::new(0), AtomicBool::new(false));
    // A core may be ahead by so much.
    let (send, receive) = sync_channel::<Result<(u64, Vec<T>), Outcome>>(4 * jobs);
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            let (send, next, over, prepare, make) = (send.clone(), &next, &over, &prepare, &make);
            scope.spawn(move || {
                let mut runner = match prepare() {
                    Ok(runner) => runner,
                    Err(outcome) => {
                        let _ = send.send(Err(outcome));
                        return;
                    }
                };
                while !over.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let first = number.saturating_mul(batch);
                    let last = first.saturating_add(batch).min(most);
                    if first >= last {
                        return;
                    }
                    let results = (first..last).map(|run| make(&mut runner, run)).collect();
                    if send.send(Ok((number, results))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        let (mut early, mut wanted) = (BTreeMap::new(), 0);
        let looked = 'all: {
            for received in &receive {
                match received {
                    Ok((number, results)) => early.insert(number, results),
                    Err(outcome) => break 'all Err(outcome),
                };
                while let Some(results) = early.remove(&wanted) {
                    wanted += 1;
                    for result in results {
                        if !look(result) {
                            break 'all Ok(());
                        }
                    }
                }
            }
            Ok(())
        };
        over.store(true, Ordering::Relaxed);
        // Whoever waits to send goes on, and ends.
        drop(receive);
        looked
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_on_any_number_of_cores() {
        for jobs in [1, 2, 5] {
            for (most, enough) in [(1000, 700), (1000, 5000), (3, 3), (0, 1)] {
                let mut seen = Vec::new();
                let look = |result: u64| {
                    seen.push(result);
                    seen.len() < enough
                };
                draw(jobs, most, Some(7), || Ok(()), |_, number| number * number, look).expect("it starts");
                let wanted: Vec<u64> = (0..most.min(enough as u64)).map(|number| number * number).collect();
                assert_eq!(seen, wanted, "{jobs} cores");
            }
        }
    }

    #[test]
    fn what_does_not_start_is_said() {
        for jobs in [1, 3] {
            let ended = draw(jobs, 10, None, || Err::<(), _>(Outcome::Exit(3)), |_, n| n, |_| true);
            assert_eq!(ended, Err(Outcome::Exit(3)));
        }
    }
}
