// Swift Testing declares that a file with imports of both it and a module named UIKit also imports
// this module (its `Testing.swiftcrossimport`, since Swift 6.2). Apple's makes `UIImage`
// attachable. Toolchains for other systems declare the module but do not contain it, so that
// without this one no test of a cell would compile. It is empty: pictures are attached as PNG.
