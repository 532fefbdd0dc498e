// What every file of this target sees of the lowest floor.
@_exported import AtomicFiles
@_exported import Diagnostics
