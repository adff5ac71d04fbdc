//! What LLVM's `opt` makes of a module: at the end of a pipeline, or after each pass that changes something.

use crate::compile::feed;
use crate::error::FrontendError;
use crate::tool::{Tool, find_tool};
use ir::Module;
use std::process::Command;

/// A module after a pass.
#[derive(Clone, Debug)]
pub struct Stage {
    /// The pass; none for a pipeline as a whole.
    pub pass: Option<String>,
    /// What it left.
    pub module: Module,
}

/// What a pipeline makes of a module, step by step if each pass is asked for.
pub fn stages(module: &Module, pipeline: &str, each: bool) -> Result<Vec<Stage>, FrontendError> {
    let opt = find_tool("opt")?;
    let mut command = Command::new(&opt.path);
    command.arg(format!("-passes={pipeline}"));
    match each {
        true => command.args(["-print-changed=quiet", "-print-module-scope", "-disable-output", "-"]),
        false => command.args(["-S", "-o", "-", "-"]),
    };
    let failed = |status: String| FrontendError::PassesFailed {
        tool: Box::new(opt.clone()),
        passes: pipeline.to_string(),
        status,
    };
    let output = feed(command, module.to_string().as_bytes()).map_err(|error| failed(error.to_string()))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        let said = said
            .lines()
            .find(|line| line.contains("rror") || line.starts_with("opt"))
            .or(said.lines().next());
        let said = said.unwrap_or("").trim().to_string();
        let status = match said.is_empty() {
            true => output.status.to_string(),
            false => format!("{}: {said}", output.status),
        };
        return Err(failed(status));
    }
    if !each {
        return Ok(vec![Stage { pass: None, module: read(&opt, &output.stdout)? }]);
    }
    let text = String::from_utf8_lossy(&output.stderr);
    let mut stages = Vec::new();
    let mut current: Option<(String, String)> = None;
    for line in text.lines() {
        if let Some(rest) =
            line.strip_prefix("*** IR Dump After ").or_else(|| line.strip_prefix("; *** IR Dump After "))
        {
            finish(&opt, current.take(), &mut stages)?;
            let name = rest.split(" on ").next().unwrap_or(rest);
            current = Some((name.trim_end_matches([' ', '*']).to_string(), String::new()));
        } else if line.starts_with("*** IR ") || line.starts_with("; *** IR ") {
            finish(&opt, current.take(), &mut stages)?;
        } else if let Some((_, text)) = &mut current {
            text.push_str(line);
            text.push('\n');
        }
    }
    finish(&opt, current, &mut stages)?;
    Ok(stages)
}

fn finish(opt: &Tool, stage: Option<(String, String)>, stages: &mut Vec<Stage>) -> Result<(), FrontendError> {
    if let Some((pass, text)) = stage {
        stages.push(Stage { pass: Some(pass), module: read(opt, text.as_bytes())? });
    }
    Ok(())
}

fn read(opt: &Tool, text: &[u8]) -> Result<Module, FrontendError> {
    reader::read("what opt wrote", text).map_err(|error| FrontendError::PassesFailed {
        tool: Box::new(opt.clone()),
        passes: "the result".to_string(),
        status: error.to_string(),
    })
}
