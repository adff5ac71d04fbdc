//! What options are given: times, and numbers of processes.

/// A time in seconds.
pub fn seconds(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(seconds) if (0.0..=1e9).contains(&seconds) => Ok(seconds),
        _ => Err("a number of seconds is needed, such as 60 or 0.5".to_string()),
    }
}

/// `process:number`.
fn of_process<T: std::str::FromStr>(text: &str) -> Option<(usize, T)> {
    let (process, number) = text.split_once(':')?;
    Some((process.trim().parse().ok()?, number.trim().parse().ok()?))
}

/// A number of a process, with the most there can be.
fn known(process: usize) -> Result<(), String> {
    let most = concrete::MOST_THREADS;
    if process < most { Ok(()) } else { Err(format!("processes are numbered from 0 to {}", most - 1)) }
}

/// The weight of a process.
pub fn weight(text: &str) -> Result<(usize, f64), String> {
    let (process, weight) = of_process(text).ok_or("PROCESS:WEIGHT is needed, such as 1:2.5")?;
    known(process)?;
    match weight > 0.0 && weight < 1e100 {
        true => Ok((process, weight)),
        false => Err(format!("the weight {weight} is not positive, or too large")),
    }
}

/// The priority of a process.
pub fn priority(text: &str) -> Result<(usize, i32), String> {
    let (process, priority) = of_process(text).ok_or("PROCESS:PRIORITY is needed, such as 1:5")?;
    known(process)?;
    Ok((process, priority))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_and_priorities_belong_to_processes() {
        assert_eq!(weight("1:2.5"), Ok((1, 2.5)));
        assert_eq!(priority("3:-7"), Ok((3, -7)));
        for text in ["1:0", "1:-1", "1:nan", "1:inf", "64:1", "1", "a:1", "-1:1"] {
            assert!(weight(text).is_err(), "{text}");
        }
        for text in ["64:1", "1:0.5", "1"] {
            assert!(priority(text).is_err(), "{text}");
        }
    }
}
