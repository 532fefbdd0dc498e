// What every file of this target sees of the lowest floor.
@_exported import Diagnostics
@_exported import Numbers
