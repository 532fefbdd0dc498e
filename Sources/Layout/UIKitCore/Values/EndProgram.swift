/// Ends the program, as an exception does on iOS, and says why: in release builds too, where a
/// failed precondition says nothing.
package func endProgram(_ reason: String, file: StaticString = #fileID, line: UInt = #line) -> Never
{
  #if !DEBUG
    FileHandle.standardError.write(Data("\(file):\(line): Fatal error: \(reason)\n".utf8))
  #endif
  preconditionFailure(reason, file: file, line: line)
}
