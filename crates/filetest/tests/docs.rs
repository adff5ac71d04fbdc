//! Every command of `README.md` and `docs`, run; and whether these pages are whole and true. `filetest::docs` says how.
//!
//! Commands are run by a shell that finds this very program under the name `heddle`, and then it is just that.

use filetest::docs::{self, Page};
use libtest_mimic::{Arguments, Failed, Trial};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

fn main() -> ExitCode {
    if std::env::args_os()
        .next()
        .is_some_and(|name| Path::new(&name).file_name().is_some_and(|name| name == "heddle"))
    {
        return heddle::main();
    }
    let arguments = Arguments::from_args();
    std::env::set_current_dir(filetest::workspace_root()).expect("the workspace is there");
    let bless = std::env::var_os("HEDDLE_BLESS").is_some_and(|value| value == "1");
    let myself = std::env::current_exe().expect("this program has a path");
    let pages = docs::all_pages().expect("the pages can be read");
    let mut trials = vec![
        trial("contents", docs::summary),
        trial("links", docs::links),
        trial("architecture", docs::architecture),
        trial("vocabulary", docs::vocabulary),
        trial("options", move || docs::options(bless)),
        trial("not-run", {
            let pages = pages.clone();
            move || few_are_not_run(&pages)
        }),
    ];
    trials.extend(pages.into_iter().map(|page| commands(page, myself.clone(), bless)));
    libtest_mimic::run(&arguments, trials).exit_code()
}

fn trial(name: &str, test: impl FnOnce() -> Result<(), String> + Send + 'static) -> Trial {
    Trial::test(name, || test().map_err(Failed::from))
}

fn commands(page: Page, heddle: PathBuf, bless: bool) -> Trial {
    let name = page.path.display().to_string();
    trial(&name, move || if bless { docs::bless(&page, &heddle) } else { docs::check(&page, &heddle) })
}

fn few_are_not_run(pages: &[Page]) -> Result<(), String> {
    let all = pages.iter().flat_map(|page| page.blocks.iter().map(move |block| (page, block)));
    let left_out: Vec<String> = all
        .filter(|(_, block)| block.says("not-run"))
        .map(|(page, block)| format!("{}:{}", page.path.display(), block.line))
        .collect();
    if left_out.len() <= docs::MOST_NOT_RUN {
        return Ok(());
    }
    Err(format!("{} blocks are not run, {} may: {}", left_out.len(), docs::MOST_NOT_RUN, left_out.join(", ")))
}
