// The names of OpenCombine are Combine's.
@_exported import Combine
