//! What a page may do: run its own script and follow its own style sheet, and nothing else.

use sha2::{Digest, Sha256};

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The content security policy of a page with this style sheet and this script, if it has one, as they stand between their tags.
pub fn policy(style: &str, script: Option<&str>) -> String {
    let script = script.map_or("'none'".to_string(), source);
    format!(
        "default-src 'none'; script-src {script}; style-src {}; base-uri 'none'; form-action 'none'",
        source(style)
    )
}

/// A text as a source that may be used.
fn source(text: &str) -> String {
    format!("'sha256-{}'", base64(&Sha256::digest(text.as_bytes())))
}

fn base64(bytes: &[u8]) -> String {
    let mut out = String::new();
    for three in bytes.chunks(3) {
        let number =
            three.iter().enumerate().fold(0u32, |sum, (at, byte)| sum | u32::from(*byte) << (16 - 8 * at));
        for at in 0..4 {
            let digit = DIGITS[(number >> (18 - 6 * at)) as usize & 63];
            out.push(if at <= three.len() { digit as char } else { '=' });
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_have_the_hashes_that_browsers_compute() {
        assert_eq!(
            [base64(b""), base64(b"f"), base64(b"fo"), base64(b"foobar")],
            ["", "Zg==", "Zm8=", "Zm9vYmFy"]
        );
        let empty = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
        let expected = format!(
            "default-src 'none'; script-src 'none'; style-src {empty}; base-uri 'none'; form-action 'none'"
        );
        assert_eq!(policy("", None), expected);
        assert!(policy("", Some("")).contains(&format!("script-src {empty};")));
    }
}
