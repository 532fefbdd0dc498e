import CellSources
import CellTemplates
import Foundation
import InterfaceBuilder
import PlumbCells
import Reading
import UIKit

/// A preview or a class that a host can show, numbered through: previews first.
package struct HostedEntry: Codable, Hashable, Sendable {
  package let number: Int
  /// The name of a preview, if it has one; that of a class.
  package let name: String?
  /// Whether it is a class that is made without arguments, not a preview.
  package let isClass: Bool
  /// The path of its source file, as the tool was given it.
  package let file: String
  package let line: Int
  package let model: ModelUse

  /// What a cell does with a made-up model.
  package enum ModelUse: String, Codable, Sendable {
    /// It is a preview, or the sources do not say how it takes one.
    case none
    /// It is made by its class, and then given one.
    case shown
    /// It cannot be made without.
    case needed
  }

  /// Where it is declared.
  package var location: FileLocation { FileLocation(file: file, line: line, column: 1) }

  /// What it is asked for by where a name may be missing or not the only one.
  package var scene: String { "#\(number)" }

  /// Whether a person means it by `name`; `class NAME` means a class only.
  package func isCalled(_ name: String) -> Bool {
    if name == scene { return true }
    return isNamed(name)
  }

  private func isNamed(_ name: String) -> Bool {
    isClass
      ? [name, "class \(name)"].contains(self.name) || "class \(self.name ?? "")" == name
      : self.name == name || self.name == nil && "\(line)" == name
  }

  /// `preview 'Long title'`, `class FeedCell`.
  package var title: String {
    if isClass { return "class \(name ?? "")" }
    return name.map { "preview \(Diagnostic.quoted($0))" } ?? "the preview in line \(line)"
  }

  package func isIn(_ path: String) -> Bool {
    file == path || PathName.relative(file, to: path) != nil || PathName.prefix(in: path).isEmpty
  }
}

extension HostedEntry {
  /// Everything that this process can show; empty in every process but hosts.
  package static var registered: [HostedEntry] {
    guard let registration = HostedCells.registration else { return [] }
    let previews = registration.previews.enumerated().map { number, preview in
      HostedEntry(
        number: number, name: preview.name, isClass: false, file: preview.file, line: preview.line,
        model: .none)
    }
    let classes = registration.classes.enumerated().compactMap { index, declared in
      HostedContent.canMake(declared)
        ? HostedEntry(
          number: previews.count + index, name: declared.name, isClass: true, file: declared.file,
          line: declared.line, model: HostedContent.modelUse(of: declared)) : nil
    }
    return previews + classes
  }

  /// Of entries those that a person asked for: by their name, else the previews, else the classes.
  /// Throws where there are none.
  package static func chosen(
    _ choice: SceneChoice, of entries: [HostedEntry], in path: String
  ) throws(PlumbError) -> [HostedEntry] {
    let previews = entries.filter { !$0.isClass }
    switch choice {
    case .shown:
      let shown = previews.isEmpty ? entries : previews
      if !shown.isEmpty { return shown }
      throw PlumbError(
        path, "has nothing to draw: no #Preview, and no cell class that is made without arguments",
        hint: "a '#Preview { … }' that gives the view says how it is made")
    case .every(nil): return previews.isEmpty ? entries : previews
    case .every(let name?): return entries.filter { $0.isCalled(name) }
    case .called(let name):
      let found = entries.filter { $0.isCalled(name) }
      if !found.isEmpty { return found }
      let known = entries.map { $0.name ?? "\($0.line)" }
      throw PlumbError(
        path, "has no preview and no class \(Diagnostic.quoted(name))",
        expected: known.isEmpty ? nil : Diagnostic.choices(Array(known.prefix(12))),
        hint: Diagnostic.didYouMean(name, in: known))
    }
  }
}

/// Cells of Swift sources, in a process that they are part of.
final class HostedMaker: CellMaker {
  let path: String
  private let entries: [HostedEntry]
  /// The one entry that this process draws; nil where it draws all of them.
  private let only: Int?

  /// - Parameter only: the number of the one entry that this process draws.
  init(_ path: String, _ entries: [HostedEntry], only: Int?) {
    self.path = path
    self.entries = entries
    self.only = only
  }

  var name: String { PathName.stem(of: path) }
  var warnings: [Diagnostic] { [] }
  var rowCount: Int { ((try? shown(.shown)) ?? []).count }
  var declaredVariants: [TemplateVariant] {
    let previews = HostedCells.registration?.previews ?? []
    let width = only.flatMap { previews.indices.contains($0) ? previews[$0].size?.width : nil }
    return [TemplateVariant(.width(width ?? Self.usualWidth))]
  }
  private(set) lazy var settings = TemplateSettings(
    profile: OSProfile.standard, scale: nil, appearance: AppFiles.around(path).interfaceStyle)

  /// The width at which code is laid out that names no other, in points.
  private static let usualWidth = SmallPhone.width

  var part: String? {
    guard let only, let entry = entries.first(where: { $0.number == only }) else { return nil }
    let name = names(in: entries.filter { $0.isClass == entry.isClass })[only] ?? ""
    return name.isEmpty ? nil : name
  }

  var parts: [SourcePart] {
    let entries = ((try? shown(.shown)) ?? []).filter { $0.model != .needed }
    let names = names(in: entries)
    return entries.map { SourcePart(name: names[$0.number] ?? "", scene: $0.scene) }
  }

  /// The names of entries by their numbers, none of which another entry of its file has: of two
  /// previews with one name the second has its line.
  private func names(in entries: [HostedEntry]) -> [Int: String] {
    var seen: Set<String> = []
    return Dictionary(
      uniqueKeysWithValues: entries.map { entry in
        var name = partName(of: entry)
        let stem = PathName.stem(of: entry.file)
        while !seen.insert("\(stem)/\(name)".lowercased()).inserted { name += "-\(entry.line)" }
        return (entry.number, name)
      })
  }

  /// The name of an entry as names of files have it; empty where the file's own name says it: of a
  /// class that is called so, and of the only preview if it has no name or that one.
  private func partName(of entry: HostedEntry) -> String {
    let stem = PathName.stem(of: entry.file)
    let name = entry.name.map(HostedProcess.fileName) ?? ""
    let isAlone = entries.count { !$0.isClass && $0.file == entry.file } <= 1
    if name.isEmpty { return isAlone ? "" : "\(entry.line)" }
    return name == stem && (entry.isClass || isAlone) ? "" : name
  }

  var stem: String {
    guard let only, let entry = entries.first(where: { $0.number == only }) else { return path }
    return entry.file
  }

  func notes(_ opened: OpenedFiles) -> [Diagnostic] {
    for note in HostedCells.takeNotes() {
      HostedNotes.add(
        Diagnostic(
          .warning, at: note.file.map { FileLocation(file: $0, line: note.line, column: 1) },
          note.message))
    }
    return HostedNotes.take()
  }

  private func shown(_ choice: SceneChoice) throws(PlumbError) -> [HostedEntry] {
    if let only { return entries.filter { $0.number == only } }
    return try HostedEntry.chosen(choice, of: entries, in: path)
  }

  func cells(
    in language: String?, _ context: ReadingContext, warn: (Diagnostic) -> Void
  ) throws(PlumbError) -> any LocalizedCells {
    let shown = try shown(context.request.scenes)
    let surroundings = HostedSurroundings(
      path: shown.first?.file ?? path, assets: context.request.content.assets)
    let sample =
      context.request.content.hasSample ? HostedProcess.sample : SampleChoice.bare
    var rows = shown.map { HostedRow(entry: $0, record: nil, sample: sample) }
    if let records = context.records {
      rows = records.flatMap { record in
        shown.map { HostedRow(entry: $0, record: record, sample: .bare) }
      }
    }
    return HostedRows(
      path: path, entries: entries, rows: rows, surroundings: surroundings)
  }
}

package enum HostedProcess {
  /// The variable that names the one entry which a host draws, or `list`.
  package static let variable = "PLUMB_HOST_ENTRY"

  package static var onlyEntry: Int? {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
  }

  /// The variable that says how many statements the cells' own code lacks, and which views get no
  /// text by that.
  static let lackVariable = "PLUMB_HOST_LACKS"
  /// Views in that variable, whose length a system bounds.
  static let mostUntitled = 200

  static var lackedStatements: Int {
    lacks.first.flatMap { Int($0) } ?? 0
  }

  static var untitledViews: Set<String> { Set(lacks.dropFirst().map(String.init)) }

  private static var lacks: [Substring] {
    ProcessInfo.processInfo.environment[lackVariable]?.split(separator: " ") ?? []
  }

  /// The variable that leaves out made-up models, after one of them has crashed.
  package static let plainVariable = "PLUMB_HOST_PLAIN"

  static var sample: SampleChoice {
    ProcessInfo.processInfo.environment[plainVariable] == nil ? .model : .text
  }

  /// A name with a `-` for each run of characters that do not belong into the name of a file.
  package static func fileName(_ text: String) -> String {
    let words = text.unicodeScalars.split {
      !($0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_")
    }
    return String(
      words.map { String(String.UnicodeScalarView($0)) }.joined(separator: "-").prefix(80))
  }
}

/// The code that this process was built with, by what it has registered.
struct RegisteredCode: AppCode {
  func maker(of path: String, _ opened: OpenedFiles) -> any CellMaker {
    let entries = HostedEntry.registered.filter { $0.isIn(path) }
    opened.add([path])
    return HostedMaker(path, entries, only: HostedProcess.onlyEntry)
  }

  var fonts: [String] { HostedSurroundings.fonts }
  var drawsPart: Bool { ProcessInfo.processInfo.environment[HostedProcess.variable] != nil }

  /// Where this process draws one preview that preview's source; else all, but for Swift sources
  /// that have nothing to draw beside one that has: they are compiled with it.
  func inputs(of all: [String]) -> [String] {
    let entries = HostedEntry.registered
    guard let number = HostedProcess.onlyEntry,
      let entry = entries.first(where: { $0.number == number })
    else {
      let drawn = all.filter { input in entries.contains { $0.isIn(input) } }
      return drawn.isEmpty ? all : all.filter { drawn.contains($0) || !CellSource.isSwift($0) }
    }
    return Array(all.filter { CellSource.isSwift($0) && entry.isIn($0) }.prefix(1))
  }
}
