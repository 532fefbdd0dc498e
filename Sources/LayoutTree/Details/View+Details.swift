extension LayoutTree.View {
  /// What a view brings into the layout by itself, beside constraints: where its margins are, how
  /// large its content wants to be, where its text stands.
  ///
  /// Read only where something asks for it (`plumb frames` does not), so that stored trees stay
  /// small.
  public struct Details: Codable, Equatable, Sendable {
    /// From the frame's edges to the layout margins.
    public var margins: LayoutTree.Insets
    /// From the frame's edges to the safe area.
    public var safeArea: LayoutTree.Insets
    /// From the frame's edges to the alignment rectangle, which is what constraints speak of.
    public var alignment: LayoutTree.Insets
    /// The size that the content asks for; `nil` for a view that asks for none.
    public var content: LayoutTree.ContentSize?
    /// Where text stands; `nil` for a view without.
    public var baselines: LayoutTree.Baselines?
    /// Guides that take part in the layout; margins and safe area only where something used them.
    public var guides: [LayoutTree.Guide]

    /// Details from their parts.
    public init(
      margins: LayoutTree.Insets = .zero, safeArea: LayoutTree.Insets = .zero,
      alignment: LayoutTree.Insets = .zero, content: LayoutTree.ContentSize? = nil,
      baselines: LayoutTree.Baselines? = nil, guides: [LayoutTree.Guide] = []
    ) {
      self.margins = margins
      self.safeArea = safeArea
      self.alignment = alignment
      self.content = content
      self.baselines = baselines
      self.guides = guides
    }

    /// Reads details; what is missing is zero or none.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let insets = { key in try values.decodeIfPresent(LayoutTree.Insets.self, forKey: key) }
      margins = try insets(.margins) ?? .zero
      safeArea = try insets(.safeArea) ?? .zero
      alignment = try insets(.alignment) ?? .zero
      content = try values.decodeIfPresent(LayoutTree.ContentSize.self, forKey: .content)
      baselines = try values.decodeIfPresent(LayoutTree.Baselines.self, forKey: .baselines)
      guides = try values.decodeIfPresent([LayoutTree.Guide].self, forKey: .guides) ?? []
    }
  }
}
