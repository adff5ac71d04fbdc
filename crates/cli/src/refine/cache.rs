//! Results of earlier runs on disk: a pair that has not changed costs nothing the next time.
//!
//! A result belongs to the texts of both functions, to the options, and to this very program: another build of Heddle looks nothing up that it has not found
//! out itself. What depends on the clock is not kept. The key is in the file, so that two keys of one hash are told apart.
//! Before the first result of a run is kept, the oldest ones go if there are too many.

use crate::refine::jobs::Job;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use std::sync::Once;
use std::time::SystemTime;
use tv::{Options, Outcome, Verdict};

/// How much is kept.
#[derive(Clone, Copy)]
struct Limits {
    files: usize,
    bytes: u64,
}

const LIMITS: Limits = Limits { files: 100_000, bytes: 64 << 20 };

/// Where results are kept, if anywhere.
pub(crate) struct Cache {
    directory: Option<PathBuf>,
    trimmed: Once,
}

#[derive(Serialize, Deserialize)]
struct Entry {
    key: String,
    outcome: Outcome,
}

impl Cache {
    pub(crate) fn open(wanted: bool) -> Cache {
        let base = std::env::var_os("XDG_CACHE_HOME")
            .map(PathBuf::from)
            .or_else(|| std::env::var_os("HOME").map(|home| PathBuf::from(home).join(".cache")));
        let directory = base.filter(|_| wanted).map(|base| base.join("heddle").join("refine"));
        let directory = directory.filter(|directory| std::fs::create_dir_all(directory).is_ok());
        Cache { directory, trimmed: Once::new() }
    }

    fn file(&self, key: &str) -> Option<PathBuf> {
        let mut hashes = [0xcbf2_9ce4_8422_2325u64, 0x9e37_79b9_7f4a_7c15];
        for byte in key.bytes() {
            for hash in &mut hashes {
                *hash = (*hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
                *hash = hash.rotate_left(1);
            }
        }
        Some(self.directory.as_ref()?.join(format!("{:016x}{:016x}.json", hashes[0], hashes[1])))
    }

    /// What was found out about a pair before.
    pub(crate) fn find(&self, key: &Option<String>) -> Option<Outcome> {
        let key = key.as_ref()?;
        let text = std::fs::read(self.file(key)?).ok()?;
        let entry: Entry = serde_json::from_slice(&text).ok()?;
        (entry.key == *key).then_some(entry.outcome)
    }

    /// Keeps what was found out; not being able to is no reason to fail.
    pub(crate) fn keep(&self, key: &Option<String>, outcome: &Outcome) {
        let lasting = match &outcome.verdict {
            Verdict::Unknown(why) => why.starts_with("unsupported"),
            Verdict::Bounded => !outcome.cut.iter().any(|what| what.contains("timeout")),
            _ => !outcome.identical,
        };
        let (true, Some(key)) = (lasting, key) else { return };
        let Some(file) = self.file(key) else { return };
        let entry = Entry { key: key.clone(), outcome: outcome.clone() };
        let Ok(text) = serde_json::to_vec(&entry) else { return };
        self.trimmed.call_once(|| self.directory.iter().for_each(|directory| trim(directory, LIMITS)));
        // Whoever reads at the same time sees all of it or nothing.
        let part = file.with_extension(format!("{}.part", std::process::id()));
        if std::fs::write(&part, text).is_ok() {
            let _ = std::fs::rename(&part, &file);
        }
    }
}

/// Removes the oldest results if there are more than the limits allow, down to three quarters of these. What is no result stays.
fn trim(directory: &Path, limits: Limits) {
    let Ok(files) = std::fs::read_dir(directory) else { return };
    let mut found: Vec<(SystemTime, u64, PathBuf)> = files
        .flatten()
        .filter_map(|file| {
            let facts = file.metadata().ok().filter(std::fs::Metadata::is_file)?;
            let path = file.path();
            let ending = path.extension()?;
            (ending == "json" || ending == "part").then_some((facts.modified().ok()?, facts.len(), path))
        })
        .collect();
    let (mut count, mut bytes) = (found.len(), found.iter().map(|(_, length, _)| length).sum::<u64>());
    if count <= limits.files && bytes <= limits.bytes {
        return;
    }
    found.sort();
    for (_, length, path) in found {
        if count <= limits.files / 4 * 3 && bytes <= limits.bytes / 4 * 3 {
            break;
        }
        // Another run may have done so.
        let _ = std::fs::remove_file(path);
        (count, bytes) = (count - 1, bytes - length);
    }
}

/// Everything that a result depends on.
pub(crate) fn key(job: &Job, options: &Options) -> Option<String> {
    let program = std::env::current_exe().ok()?;
    let facts = std::fs::metadata(program).ok()?;
    let age = facts.modified().ok()?.duration_since(std::time::UNIX_EPOCH).ok()?.as_nanos();
    // What it says, and what its registers are called.
    let text = |module: &ir::Module, name: &str| {
        let listing = tv::pairs::listing(module, name).join("\n");
        Some(format!("{}\n{listing}", tv::pairs::essence(module, name)?))
    };
    let (source, target) = (text(&job.source, &job.source_name)?, text(&job.target, &job.target_name)?);
    Some(format!("{} {age}\n{options:?}\n{source}\n---\n{target}", facts.len()))
}

#[cfg(test)]
mod tests {
    use super::{Limits, trim};
    use std::path::{Path, PathBuf};
    use std::time::{Duration, SystemTime};

    /// A directory with this many results of ten bytes, the first of which is the oldest, and something else.
    fn filled(name: &str, count: u64) -> PathBuf {
        let directory = std::env::temp_dir().join(format!("heddle-cache-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&directory).expect("a directory");
        for place in 0..count {
            let file = directory.join(format!("{place:02}.json"));
            std::fs::write(&file, "0123456789").expect("a file");
            let file = std::fs::File::options().write(true).open(&file).expect("the file");
            let then = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000 + place);
            file.set_modified(then).expect("a time");
        }
        std::fs::write(directory.join("readme"), "of somebody else").expect("a file");
        directory
    }

    fn left(directory: &Path) -> Vec<String> {
        let files = std::fs::read_dir(directory).expect("the directory").flatten();
        let mut names: Vec<String> =
            files.map(|file| file.file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        std::fs::remove_dir_all(directory).expect("to be removed");
        names
    }

    #[test]
    fn few_results_stay() {
        let directory = filled("few", 8);
        trim(&directory, Limits { files: 8, bytes: 80 });
        assert_eq!(left(&directory).len(), 9);
    }

    #[test]
    fn the_oldest_of_many_go() {
        let directory = filled("many", 9);
        trim(&directory, Limits { files: 8, bytes: 1000 });
        assert_eq!(
            left(&directory),
            ["03.json", "04.json", "05.json", "06.json", "07.json", "08.json", "readme"]
        );
    }

    #[test]
    fn long_ones_count_by_their_length() {
        let directory = filled("long", 9);
        trim(&directory, Limits { files: 100, bytes: 80 });
        assert_eq!(left(&directory).len(), 7);
        // Somebody else may be faster.
        trim(&directory, Limits { files: 1, bytes: 1 });
    }
}
