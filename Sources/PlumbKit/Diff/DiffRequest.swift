/// Which two versions are compared, at what, and where the picture goes.
public struct DiffRequest: Equatable, Sendable {
  /// The old version's path; `/dev/null` where there was none, `-` for standard input.
  public var old: String
  /// The new version's path; `/dev/null` where there is none any more.
  public var new: String
  /// What the file is called, where the paths are copies: messages say it, templates look for their data
  /// beside it. `nil` for the paths themselves.
  public var name: String?
  /// At what cells are laid out; both versions alike, as the new one by itself.
  public var layout: LayoutRequest
  /// The object id or reuse identifier of the one cell that counts; all of them when `nil`.
  public var scene: String?
  /// Where the picture goes; `.nowhere` for none.
  public var output: OutputPlace
  /// The kind of picture.
  public var format: PictureFormat

  /// A comparison of two files, without a picture.
  public init(
    old: String, new: String, name: String? = nil, layout: LayoutRequest = .init(),
    scene: String? = nil, output: OutputPlace = .nowhere, format: PictureFormat = .png
  ) {
    self.old = old
    self.new = new
    self.name = name
    self.layout = layout
    self.scene = scene
    self.output = output
    self.format = format
  }

  /// The path that stands for a version that does not exist, as Git has it on every system.
  public static let nothing = "/dev/null"

  /// What the two versions are called together.
  public var title: String { name ?? (new == Self.nothing ? old : new) }
}
