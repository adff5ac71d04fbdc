//! How the benchmarks are built, so that figures of two tables can be compared: `[profile.bench]` is `[profile.release]`.

const WORKSPACE: &str = include_str!("../../../../Cargo.toml");

/// A line for the head of a table: the settings of the profile, without those of single packages.
pub fn line() -> String {
    let section = WORKSPACE.split("\n[profile.release]\n").nth(1).unwrap_or_default();
    let settings = section
        .lines()
        .take_while(|line| !line.starts_with('['))
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    format!("profile: release, {}", settings.collect::<Vec<&str>>().join(", "))
}
