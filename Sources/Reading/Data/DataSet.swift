/// The rows of one data file, and what it says about all of them (an RSS channel's title).
package struct DataSet: Hashable, Sendable {
  package var rows: [DataRecord]
  package var about: DataRecord

  package init(rows: [DataRecord] = [], about: DataRecord = DataRecord()) {
    self.rows = rows
    self.about = about
  }
}
