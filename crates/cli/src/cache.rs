//! Results of earlier runs on disk.
//!
//! A result belongs to a key: a text of everything that it depends on. The key is in the file, so that two keys of one hash are told apart. Keys start with
//! [`this_program`], so that another build of Heddle looks nothing up that it has not found out itself.
//! Before the first result of a run is kept, the oldest ones go if there are too many. Not being able to keep anything is no reason to fail.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use std::sync::Once;
use std::time::SystemTime;

/// How much is kept.
#[derive(Clone, Copy)]
struct Limits {
    files: usize,
    bytes: u64,
}

const LIMITS: Limits = Limits { files: 100_000, bytes: 64 << 20 };

/// Where results of one kind are kept, if anywhere.
pub(crate) struct Cache {
    directory: Option<PathBuf>,
    trimmed: Once,
}

#[derive(Serialize, Deserialize)]
struct Entry<T> {
    key: String,
    result: T,
}

impl Cache {
    /// The results of this kind, if they are wanted.
    pub(crate) fn open(kind: &str, wanted: bool) -> Cache {
        let base = std::env::var_os("XDG_CACHE_HOME")
            .map(PathBuf::from)
            .or_else(|| std::env::var_os("HOME").map(|home| PathBuf::from(home).join(".cache")));
        let directory = base.filter(|_| wanted).map(|base| base.join("heddle").join(kind));
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

    /// What was kept under a key.
    pub(crate) fn find<T: DeserializeOwned>(&self, key: &str) -> Option<T> {
        let text = std::fs::read(self.file(key)?).ok()?;
        let entry: Entry<T> = serde_json::from_slice(&text).ok()?;
        (entry.key == key).then_some(entry.result)
    }

    /// Keeps a result, in place of what was kept under this key.
    pub(crate) fn keep<T: Serialize>(&self, key: &str, result: &T) {
        let Some(file) = self.file(key) else { return };
        let entry = Entry { key: key.to_string(), result };
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

/// What tells a program on disk from another one: where it is, how long and how old.
pub(crate) fn program_on_disk(path: &Path) -> Option<String> {
    let path = std::fs::canonicalize(path).ok()?;
    let facts = std::fs::metadata(&path).ok()?;
    let age = facts.modified().ok()?.duration_since(std::time::UNIX_EPOCH).ok()?.as_nanos();
    Some(format!("{} {} {age}", path.display(), facts.len()))
}

/// What tells this very build of Heddle from another one.
pub(crate) fn this_program() -> Option<String> {
    program_on_disk(&std::env::current_exe().ok()?)
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
