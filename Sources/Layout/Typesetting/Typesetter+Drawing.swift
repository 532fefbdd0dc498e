extension Typesetter {
  /// How a glyph of a layout looks at a size: an outline in points, y downwards from the baseline,
  /// or a picture for emoji. `.empty` for a face that is not this typesetter's.
  public func outline(of glyph: UInt32, in face: FaceID, pointSize: Double) -> GlyphOutline {
    guard library.instances.indices.contains(face.index), pointSize.isFinite,
      let loader = library.instances[face.index].loader
    else { return .empty }
    return loader.outline(of: glyph, pointSize: pointSize)
  }
}
