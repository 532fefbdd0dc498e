import Reading

/// What a scene is to show in place of what the file says.
package struct SceneContent {
  /// Values by the names of views; see `SceneNames`.
  package let values: DataRecord
  /// Where pictures are looked for that are named by their files; ends in `/` unless empty.
  package let folder: String

  /// Content; nothing by itself.
  package init(_ values: DataRecord = DataRecord(), folder: String = "") {
    self.values = values
    self.folder = folder
  }
}
