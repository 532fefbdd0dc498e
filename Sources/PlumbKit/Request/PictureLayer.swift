import LayoutTree

/// A layer of explanation drawn over the table. The table itself is always drawn.
public typealias PictureLayer = LayoutTree.Layer
