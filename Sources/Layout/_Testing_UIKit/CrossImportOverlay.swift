// Swift Testing declares that a file which imports both it and a module called UIKit imports this
// module, too (its `Testing.swiftcrossimport`, since Swift 6.2). Apple's makes `UIImage`
// attachable; toolchains for other systems declare it and do not have it, and no test of a cell
// would compile. There is nothing to add here: pictures are attached as PNG.
