import Foundation
import ProjectFile
import Reading

/// Runs commands for the clients of a server: on the files of one folder, with what they print kept.
struct Workshop {
  /// The folder, with its links resolved.
  let root: String
  let allowsSwift: Bool
  private let perform: (Work) -> Answer
  /// Stands before the names of files in the folder: nothing where it is the working folder.
  private let prefix: String

  /// - Parameter perform: runs a command in this process.
  init(root: String, allowsSwift: Bool, _ perform: @escaping (Work) -> Answer) {
    (self.root, self.allowsSwift, self.perform) = (root, allowsSwift, perform)
    let isHere = ResolvedPath.of(".") == root
    prefix = isHere ? "" : PathName.prefix(in: root)
  }

  /// A command to be run, as it would be typed.
  struct Work {
    let arguments: [String]
    let isCancelled: () -> Bool
    /// Is called for each row that is done.
    let onProgress: () -> Void
  }

  /// What a command has printed.
  struct Answer {
    var output: [UInt8] = []
    var messages = ""
    /// Whether it could not do its work.
    var hasFailed = false
  }

  /// Runs a command as if it were typed in the folder. `texts`: stand in place of files, by their
  /// paths.
  func run(
    _ arguments: [String], texts: [String: [UInt8]] = [:],
    isCancelled: @escaping () -> Bool = { false }, onProgress: @escaping () -> Void = {}
  ) -> Answer {
    FilesAge.advance()
    let work = Work(arguments: arguments, isCancelled: isCancelled, onProgress: onProgress)
    return FileScope.$current.withValue(FileScope(root: root, texts: texts)) {
      named(perform(work))
    }
  }

  /// An answer with files under the names that they have in the folder.
  private func named(_ answer: Answer) -> Answer {
    guard !prefix.isEmpty, root != "/" else { return answer }
    var answer = answer
    answer.output = Array(
      String(decoding: answer.output, as: UTF8.self).replacing(prefix, with: "").utf8)
    answer.messages = answer.messages.replacing(prefix, with: "")
    return answer
  }

  /// The same for another folder, with its links resolved.
  func serving(_ root: String) -> Workshop {
    Workshop(root: root, allowsSwift: allowsSwift, perform)
  }

  /// The project file that holds in the folder, as commands open it; nil for none.
  var projectFile: String? {
    FileScope.$current.withValue(FileScope(root: root)) { ProjectFile.inForce }
  }

  /// What answers call the file at a path of the folder.
  func name(of path: String) -> String {
    prefix.isEmpty ? path : PathName.relative(path, to: prefix) ?? path
  }

  /// The path of a file in the folder, as commands are given it.
  ///
  /// - Parameters:
  ///   - name: relative to the folder, or absolute and in it.
  ///   - allowingSwift: whether Swift is a path too, where it is not compiled.
  func path(of name: String, allowingSwift: Bool = false) throws(RPCError) -> String {
    let joined = name.isEmpty ? PathName.prefix(in: root) : PathName.joined(name, in: root + "/")
    guard let real = ResolvedPath.of(joined), ResolvedPath.isInside(real, of: root),
      !PathName.isOfGit(real.dropFirst(root.count))
    else {
      throw RPCError(
        .invalidParams, "\(Diagnostic.quoted(name)) is not in the folder that is served")
    }
    let relative =
      name.hasPrefix("/") ? PathName.relative(real, to: root) ?? "" : name
    let path = prefix + relative
    if allowsSwift || allowingSwift || !SourceEndings.isSwift(path) {
      return path.isEmpty ? "." : ShellWord.asOperand(path)
    }
    throw RPCError(
      .invalidParams,
      "\(Diagnostic.quoted(name)) is Swift, which is compiled and run: only a server that was"
        + " started with --allow-swift does that")
  }
}
