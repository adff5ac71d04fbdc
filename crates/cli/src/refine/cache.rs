//! Results of earlier runs on disk: a pair that has not changed costs nothing the next time.
//!
//! A result belongs to the texts of both functions, to the options, and to this very program: another build of Heddle looks nothing up that it has not found
//! out itself. What depends on the clock is not kept. The key is in the file, so that two keys of one hash are told apart.

use crate::refine::jobs::Job;
use serde::{Deserialize, Serialize};
use std::path::PathBuf;
use tv::{Options, Outcome, Verdict};

/// Where results are kept, if anywhere.
pub(crate) struct Cache {
    directory: Option<PathBuf>,
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
        Cache { directory: directory.filter(|directory| std::fs::create_dir_all(directory).is_ok()) }
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
        // Whoever reads at the same time sees all of it or nothing.
        let part = file.with_extension(format!("{}.part", std::process::id()));
        if std::fs::write(&part, text).is_ok() {
            let _ = std::fs::rename(&part, &file);
        }
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
