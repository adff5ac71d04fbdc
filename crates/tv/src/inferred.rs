//! What LLVM takes for granted about functions of the C library although their declarations do not say it: `inferattrs` adds it wherever it finds them.
//!
//! Limits: only what a callee does with its arguments, and whether it may unwind.

/// What a function does with what its arguments point to.
pub(crate) struct Inferred {
    /// A character for each parameter.
    params: &'static str,
    /// Whether it may end with an exception: a thread may be cancelled while it waits.
    pub(crate) unwinds: bool,
}

impl Inferred {
    /// Whether it does not keep a pointer.
    pub(crate) fn does_not_keep(&self, place: usize) -> bool {
        matches!(self.params.as_bytes().get(place), Some(b'c' | b'r'))
    }

    /// Whether it only reads through a pointer, if at all.
    pub(crate) fn only_reads(&self, place: usize) -> bool {
        self.params.as_bytes().get(place) == Some(&b'r')
    }
}

/// What is known of a function with so many arguments.
pub(crate) fn of(name: &str, arguments: usize) -> Option<Inferred> {
    let &(_, params) = FUNCTIONS.iter().find(|(names, _)| names.split(' ').any(|known| known == name))?;
    let takes_more = params.ends_with('*');
    let params = params.trim_end_matches('*');
    let fits = if takes_more { arguments >= params.len() } else { arguments == params.len() };
    fits.then(|| Inferred { params, unwinds: MAY_BE_CANCELLED.contains(&name) })
}

const MAY_BE_CANCELLED: &[&str] = &["read", "write", "pread", "pwrite", "open", "system"];

/// The functions, and for each parameter: `c` if a pointer is not kept, `r` if it is only read, too, `.` if nothing is known; `*` for any further ones.
const FUNCTIONS: &[(&str, &str)] = &[
    ("access mkdir chmod", "r."),
    ("chown lchown", "r.."),
    ("unlink rmdir remove puts system opendir unsetenv getenv perror", "r"),
    ("atoi atol atoll atof", "r"),
    ("rename utimes popen fopen", "rr"),
    ("utime", "rr"),
    ("lstat stat statvfs", "rc"),
    ("readlink", "rc."),
    ("open", "r.*"),
    ("read pread", ".c.*"),
    ("write pwrite", ".r.*"),
    ("closedir clearerr fclose feof ferror fflush fgetc getc fileno ftell rewind pclose times uname", "c"),
    ("fputc putc ungetc", ".c"),
    ("fputs", "rc"),
    ("fgets", "..c"),
    ("fread", "c..c"),
    ("fwrite", "r..c"),
    ("fseek fseeko", "c.."),
    ("fgetpos", "cc"),
    ("setbuf", "c."),
    ("setvbuf", "c..."),
    ("printf scanf", "r*"),
    ("fprintf fscanf", "cr*"),
    ("sprintf", "cr*"),
    ("snprintf", "c.r*"),
    ("sscanf", "rr*"),
    ("vprintf vscanf", "r."),
    ("vfprintf vsprintf vfscanf", "cr."),
    ("vsscanf", "rr."),
    ("strcasecmp strcoll", "rr"),
    ("strncasecmp strncmp", "rr."),
    ("strspn strcspn", "rr"),
    ("strxfrm", "cr."),
    ("strcpy stpcpy strcat", ".r"),
    ("strncpy stpncpy strncat", ".r."),
    ("strstr strpbrk", ".r"),
    ("strtok", ".r"),
    ("strtol strtoul strtoll strtoull", ".c."),
    ("strdup strndup", "r*"),
    ("bcopy", "rc."),
    ("memccpy", ".r.."),
    ("mempcpy", ".r."),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_are_known_by_name_and_number_of_arguments() {
        let access = of("access", 2).expect("it is known");
        assert!(access.does_not_keep(0) && access.only_reads(0) && !access.does_not_keep(1));
        assert!(of("access", 3).is_none() && of("printf", 0).is_none());
        assert!(of("printf", 3).is_some_and(|it| it.only_reads(0) && !it.only_reads(1)));
        assert!(of("write", 3).is_some_and(|it| it.unwinds && it.only_reads(1)));
        assert!(of("fgets", 3).is_some_and(|it| it.does_not_keep(2) && !it.only_reads(2)));
    }

    #[test]
    fn every_function_is_there_once() {
        let mut names: Vec<&str> = FUNCTIONS.iter().flat_map(|(names, _)| names.split(' ')).collect();
        let all = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), all);
    }
}
