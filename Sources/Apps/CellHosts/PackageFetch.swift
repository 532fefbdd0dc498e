import AppProjects
import Foundation

/// Clones packages that a project pins into the store, with `git`.
///
/// Nothing of a package is run: no hooks, no submodules, no filters such as those of Git LFS, and no
/// links are made. Addresses are those of https and ssh; nobody is asked for a password.
package struct PackageFetch: Sendable {
  package enum Outcome: Equatable, Sendable {
    case present
    /// It was cloned; the revision if it is not the pinned one.
    case cloned(newest: String?)
    /// A sentence without a full stop.
    case failed(String)
  }

  private let store: PackageStore
  /// A folder of clones and bare repositories that takes the place of all addresses; nil for none.
  private let mirror: RepositoryFolder?
  /// Whether the newest revision of a repository of the mirror stands in for one that it lacks.
  private let takesNewest: Bool
  private let git: String

  /// Seconds that a package may take.
  private static let patience = Duration.seconds(300)

  /// - Parameters:
  ///   - folder: of clones and bare repositories, at any depth up to three; nil for the addresses.
  ///   - takesNewest: whether a revision that is not there is replaced.
  ///   - store: where packages are kept.
  /// - Throws: a sentence where there is no `git`, the folder cannot be read, or the store not be
  ///   written.
  package init(
    from folder: String?, takesNewest: Bool, into store: PackageStore = CellHost.packages
  ) throws(PlumbError) {
    let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard
      let git = paths.map({ "\($0)/git" }).first(where: { (path: String) in access(path, X_OK) == 0
      })
    else {
      throw PlumbError("git", "packages are cloned with git, and there is none in PATH")
    }
    self.git = git
    self.takesNewest = takesNewest
    mirror = try folder.map { folder throws(PlumbError) in try RepositoryFolder(folder) }
    self.store = store
    do throws(FileFailure) {
      try Folder.make(store.path)
    } catch {
      throw PlumbError(store.path, "cannot be made: \(error.reason)")
    }
    removeUnfinished()
  }

  /// Clones a package unless it is there.
  package func fetch(_ pin: PinnedPackage) -> Outcome {
    if let folder = store.folder(of: pin), folder.note == nil { return .present }
    do throws(Failure) {
      guard let mirror else {
        let address = try Self.address(of: pin)
        return try clone(pin) { work throws(Failure) in
          try download(address, pin, work)
          return nil
        }
      }
      guard let repository = mirror.repository(of: pin) else {
        throw Failure("there is no repository of it in \(mirror.path)")
      }
      return try clone(pin) { work throws(Failure) in try copy(repository, pin, work) }
    } catch {
      return .failed(error.message)
    }
  }

  private struct Failure: Error {
    let message: String
    init(_ message: String) { self.message = message }
  }

  // MARK: Folders

  /// Fills a folder under another name, and gives it its own when it is complete. `fill`: puts the
  /// files into a folder; the revision if it is not the pinned one.
  private func clone(
    _ pin: PinnedPackage, _ fill: (String) throws(Failure) -> String?
  ) throws(Failure) -> Outcome {
    let work = "\(store.path)/.unfinished-\(getpid())-\(UInt32.random(in: 0 ..< .max))"
    defer { try? FileManager.default.removeItem(atPath: work) }
    guard mkdir(work, 0o777) == 0 else {
      throw Failure("\(work) cannot be made: \(String(cString: strerror(errno)))")
    }
    let newest = try fill(work)
    // Addresses may hold a password, and nothing asks the repository for more.
    try? FileManager.default.removeItem(atPath: work + "/.git")
    let place = "\(store.path)/\(store.name(of: pin, newest: newest))"
    // Another run may have been faster; its copy is as good.
    guard rename(work, place) == 0 || access(place, F_OK) == 0 else {
      throw Failure("\(place) cannot be made: \(String(cString: strerror(errno)))")
    }
    return .cloned(newest: newest)
  }

  /// Removes what runs that were ended have left.
  private func removeUnfinished() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: store.path)) ?? []
    for name in names where name.hasPrefix(".unfinished-") {
      let process = name.split(separator: "-").dropFirst().first.flatMap { pid_t($0) } ?? 0
      if process > 0, process != getpid(), kill(process, 0) != 0, errno == ESRCH {
        try? FileManager.default.removeItem(atPath: "\(store.path)/\(name)")
      }
    }
  }

  // MARK: Git

  /// The address, if it is one of https or ssh.
  private static func address(of pin: PinnedPackage) throws(Failure) -> String {
    guard let address = pin.address else {
      throw Failure("\(PathName.last(of: pin.file)) does not say where it comes from")
    }
    let isShort = !address.contains("://") && address.contains("@") && address.contains(":")
    let isKnown = ["https://", "ssh://"].contains { address.lowercased().hasPrefix($0) }
    guard isKnown || isShort, !address.hasPrefix("-"), !address.utf8.contains(where: { $0 <= 0x20 })
    else {
      throw Failure("its address is none of https or ssh: \(Self.shown(address))")
    }
    return address
  }

  /// An address without the name and password in it.
  package static func shown(_ address: String) -> String {
    guard let scheme = address.range(of: "://"),
      let at = address[scheme.upperBound...].prefix(while: { $0 != "/" }).lastIndex(of: "@")
    else { return Diagnostic.printable(address) }
    return Diagnostic.printable(
      String(address[..<scheme.upperBound]) + address[address.index(after: at)...])
  }

  /// The names under which a revision may be known.
  private static func names(of pin: PinnedPackage) throws(Failure) -> [String] {
    let revision = pin.revision
    // A package that is named and not pinned has none.
    if revision.isEmpty { return [] }
    let isName =
      !revision.isEmpty && !revision.hasPrefix("-") && !revision.contains("..")
      && revision.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-/+".contains($0)) }
    guard isName else {
      throw Failure("\(Diagnostic.quoted(revision)) is the name of no revision")
    }
    if revision.count == 40, revision.allSatisfy(\.isHexDigit) { return [revision] }
    return ["refs/tags/\(revision)", "refs/tags/v\(revision)", "refs/heads/\(revision)"]
  }

  private func download(
    _ address: String, _ pin: PinnedPackage, _ work: String
  ) throws(Failure) {
    try run(["init", "--quiet", "--template=", work], in: work)
    var reason = ""
    for name in try Self.names(of: pin) {
      let answer = call(
        [
          "fetch", "--quiet", "--depth=1", "--no-tags", "--no-recurse-submodules", "--", address,
          name,
        ], in: work)
      guard answer.code != 0 else {
        try run(["read-tree", "FETCH_HEAD"], in: work)
        try run(["checkout-index", "--all", "--quiet"], in: work)
        return
      }
      reason = answer.output
    }
    throw Failure(
      "\(pin.shownRevision) cannot be had from \(Self.shown(address)): \(Self.lastLine(of: reason))"
    )
  }

  /// Puts the files of a revision of a repository on this machine into a folder; the newest
  /// revision's where the pinned one is not there and that may be.
  private func copy(
    _ repository: String, _ pin: PinnedPackage, _ work: String
  ) throws(Failure) -> String? {
    let place = ["--git-dir=\(repository)", "--work-tree=\(work)"]
    for name in try Self.names(of: pin)
    where call(
      place + ["read-tree", name + "^{tree}"], in: work,
      index: work + ".index"
    ).code == 0 {
      try checkOut(place, work)
      return nil
    }
    let head = call(place + ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"], in: work)
    let newest = head.output.trimmingCharacters(in: .whitespacesAndNewlines)
    guard takesNewest, head.code == 0, newest.allSatisfy(\.isHexDigit) else {
      throw Failure(
        "\(pin.shownRevision) is not in \(repository)"
          + (takesNewest ? "" : "; --any-revision takes the newest"))
    }
    try run(
      place + ["read-tree", newest + "^{tree}"], in: work,
      index: work + ".index")
    try checkOut(place, work)
    return newest
  }

  /// Writes the files of an index. A repository may lack large files that nobody compiles.
  private func checkOut(_ place: [String], _ work: String) throws(Failure) {
    let index = work + ".index"
    defer { unlink(index) }
    let answer = call(place + ["checkout-index", "--all", "--quiet"], in: work, index: index)
    guard answer.code != 0 else { return }
    // Any other failure, such as a full disk, may have left half a file.
    let lines = answer.output.split(separator: "\n")
    let isMissingOnly = lines.allSatisfy {
      $0.contains("unable to read") || $0.contains("lazy fetching disabled")
    }
    let files = call(
      place + ["ls-files", "-z", "--", "*.swift", "*.podspec"], in: work, index: index)
    let missing = files.output.split(separator: "\0").first { access("\(work)/\($0)", F_OK) != 0 }
    if !isMissingOnly || files.code != 0 || missing != nil {
      throw Failure("its files cannot be written: \(Self.lastLine(of: answer.output))")
    }
  }

  @discardableResult
  private func run(
    _ arguments: [String], in folder: String, index: String? = nil
  ) throws(Failure) -> String {
    let answer = call(arguments, in: folder, index: index)
    guard answer.code == 0 else {
      throw Failure("git \(arguments[0]) failed: \(Self.lastLine(of: answer.output))")
    }
    return answer.output
  }

  private func call(
    _ arguments: [String], in folder: String, index: String? = nil
  ) -> (output: String, code: Int32) {
    var variables = [
      "GIT_TERMINAL_PROMPT": "0", "GIT_ASKPASS": "true", "SSH_ASKPASS": "true",
      "GIT_SSH_COMMAND": "ssh -oBatchMode=yes -oConnectTimeout=20", "GIT_LFS_SKIP_SMUDGE": "1",
      "GIT_NO_LAZY_FETCH": "1", "LC_ALL": "C",
    ]
    // What a repository around the working folder says is nobody's business.
    for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"] { variables[name] = "" }
    if let index { variables["GIT_INDEX_FILE"] = index }
    let protocols = mirror == nil ? ["https", "ssh"] : []
    let settings =
      [
        "core.hooksPath=/dev/null", "core.fsmonitor=false", "core.symlinks=false",
        "core.autocrlf=false", "safe.directory=*", "submodule.recurse=false", "gc.auto=0",
        "filter.lfs.smudge=", "filter.lfs.process=", "filter.lfs.required=false",
        "http.lowSpeedLimit=1000", "http.lowSpeedTime=20", "protocol.allow=never",
      ] + protocols.map { "protocol.\($0).allow=always" }
    return ProgramRun.run(
      git, settings.flatMap { ["-c", $0] } + ["-C", folder] + arguments,
      variables: variables.filter { !$0.value.isEmpty }, without: Set(variables.keys),
      limit: Self.patience)
  }

  private static func lastLine(of output: String) -> String {
    let line = output.split(separator: "\n").last { !$0.isEmpty } ?? "no reason is given"
    return line.split(separator: " ").map { word in
      word.contains("://") ? shown(String(word)) : Diagnostic.printable(String(word))
    }.joined(separator: " ")
  }
}

/// A folder of clones and bare repositories.
private struct RepositoryFolder {
  let path: String
  /// Git's folder of each repository, with the words of its path below the folder in small letters.
  private let repositories: [(path: String, words: [String])]

  /// Folders that are looked into, and how deep.
  private static let (mostFolders, depth) = (20_000, 3)

  init(_ path: String) throws(PlumbError) {
    guard let root = ResolvedPath.of(path), access(root, F_OK) == 0 else {
      throw PlumbError(path, "cannot be read: No such file or directory")
    }
    self.path = path
    var found: [(path: String, words: [String])] = []
    var open = [(folder: root, depth: 0)]
    var seen = 0
    while let (folder, depth) = open.popLast(), seen < Self.mostFolders {
      seen += 1
      let own = ["\(folder)/.git", folder].first {
        access($0 + "/HEAD", F_OK) == 0 && access($0 + "/objects", F_OK) == 0
      }
      if let own {
        let words = folder.dropFirst(root.count).lowercased().split { "/+".contains($0) }
        found.append(
          (own, words.map { $0.hasSuffix(".git") ? String($0.dropLast(4)) : String($0) }))
      } else if depth < Self.depth {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        open += names.sorted().reversed().map { ("\(folder)/\($0)", depth + 1) }
      }
    }
    repositories = found
  }

  /// Git's folder of a package's repository: of its owner's if there is one, else of its name.
  func repository(of pin: PinnedPackage) -> String? {
    let parts = (pin.address ?? pin.name).split { "/:".contains($0) }.map { $0.lowercased() }
    guard let last = parts.last else { return nil }
    let name = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    let named = repositories.filter { $0.words.contains(name) }
    let owner = parts.dropLast().last
    return (named.first { words in owner.map(words.words.contains) ?? false } ?? named.first)?.path
  }
}
