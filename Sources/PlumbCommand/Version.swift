/// The version that `plumb --version` prints.
let plumbVersion = "0.1.0"

/// When this version was made, for the manual page: year, month, day.
let plumbDate = "2026-11-21"
