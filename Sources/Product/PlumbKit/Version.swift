/// The version that `plumb --version` prints, and that references and reports name.
public let plumbVersion = "0.1.0"

/// When this version was made, for the manual page: year, month, day.
public let plumbDate = "2026-11-21"
