extension Typesetter {
  /// How a glyph of a layout looks at a size: an outline in points, y downwards from the baseline, or a
  /// picture for emoji. `.empty` for a face that is not this typesetter's.
  public func outline(of glyph: UInt32, in face: FaceID, pointSize: Double) -> GlyphOutline {
    guard library.instances.indices.contains(face.index), pointSize.isFinite,
      let loader = loader(for: face.index)
    else { return .empty }
    return loader.outline(of: glyph, pointSize: pointSize)
  }

  /// FreeType's own view of a face, opened when first drawn from.
  func loader(for face: Int) -> GlyphLoader? {
    if let known = loaders[face] { return known }
    let loader = GlyphLoader(library.instances[face])
    loaders[face] = .some(loader)
    return loader
  }
}
