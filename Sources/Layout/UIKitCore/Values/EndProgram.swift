/// Ends the program with a reason, in release builds too, as exceptions do on iOS.
package func endProgram(_ reason: String, file: StaticString = #fileID, line: UInt = #line) -> Never
{
  #if !DEBUG
    FileHandle.standardError.write(Data("\(file):\(line): Fatal error: \(reason)\n".utf8))
  #endif
  preconditionFailure(reason, file: file, line: line)
}
