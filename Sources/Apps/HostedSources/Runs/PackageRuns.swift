import AppProjects
import CellHosts
import JSONWriting
import PlumbCommand
import Reading

extension SwiftHosts {
  package func fetch(_ command: PackagesCommand, _ console: Console) -> ExitCode {
    do throws(PlumbError) {
      guard let root = FileAccess(projectOf: PathName.prefix(in: command.folder) + "x").home,
        let around = ResolvedPath.of(command.folder)
      else { throw PlumbError(command.folder, "cannot be read: No such file or directory") }
      let project = AppProject(around: around + "/", in: root)
      let foreign = ForeignModules(of: project, in: nil)
      for note in project.notes + foreign.notes { console.report(note) }
      // Without a pin there is no revision to ask an address for.
      let pins = foreign.pins + (command.takesNewest ? foreign.unpinned : [])
      guard !pins.isEmpty else {
        throw PlumbError(
          command.folder, "pins no packages",
          expected: "a Package.resolved, Podfile.lock or Cartfile.resolved in the work tree")
      }
      let fetch = try PackageFetch(from: command.source, takesNewest: command.takesNewest)
      var code = ExitCode.success
      for pin in pins {
        let outcome = foreign.has(pin) ? .present : fetch.fetch(pin)
        code = max(code, report(outcome, of: pin, console))
      }
      CellCache.packages.trim()
      return code
    } catch {
      return console.fail(error)
    }
  }

  private func report(
    _ outcome: PackageFetch.Outcome, of pin: PinnedPackage, _ console: Console
  ) -> ExitCode {
    let name = "\(Diagnostic.printable(pin.name)) \(Diagnostic.printable(pin.shownRevision))"
    func say(_ state: String) {
      console.print(
        "\(name): \(state)",
        as: ["package": pin.name, "revision": pin.shownRevision, "state": state])
    }
    switch outcome {
    case .present: say("here already")
    case .cloned(nil): say("cloned")
    case .cloned(let newest?): say("not there; the newest revision \(newest.prefix(12)) stands in")
    case .failed(let reason):
      let file =
        ResolvedPath.of(".").flatMap { PathName.relative(ResolvedPath.of(pin.file) ?? "", to: $0) }
      console.report(
        Diagnostic(.error, at: FileLocation(file: file ?? pin.file), "\(name): \(reason)"))
      return .failure
    }
    return .success
  }

  package func show(_ command: CacheCommand, _ console: Console) -> ExitCode {
    do throws(PlumbError) {
      for cache in command.cleared.compactMap(CellCache.init) { try cache.clear() }
      for cache in CellCache.allCases {
        let contents = cache.contents
        let size = readable((Double(contents.size) / 100_000).rounded() / 10)
        console.print(
          "\(cache.rawValue): \(contents.count) of at most \(cache.limit), \(size) MB in "
            + Diagnostic.printable(cache.folder),
          as: [
            "kind": cache.rawValue, "count": contents.count, "limit": cache.limit,
            "bytes": contents.size, "folder": cache.folder,
          ])
      }
      return .success
    } catch {
      return console.fail(error)
    }
  }
}
