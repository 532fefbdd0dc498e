/// The version that `plumb --version` prints.
let plumbVersion = "0.1.0"
