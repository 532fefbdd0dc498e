extension UITableView {
  /// Makes cells under a name out of a nib; nil forgets the name.
  ///
  /// The file has one object at its top, a table cell. Of a storyboard the prototype with that
  /// reuse identifier is taken, which on iOS only its own table can.
  public final func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let nib else { return register(nil as AnyClass?, forCellReuseIdentifier: identifier) }
    register(forCellReuseIdentifier: identifier) {
      do {
        return try nib.cell(named: identifier)
      } catch {
        preconditionFailure("dequeueReusableCell: \(error)")
      }
    }
  }

  /// Makes headers and footers under a name out of a nib; nil forgets the name.
  public final func register(
    _ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    guard let nib else {
      return register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: identifier)
    }
    headerFooters.register(identifier) {
      do {
        return try nib.headerFooter(named: identifier)
      } catch {
        preconditionFailure("dequeueReusableHeaderFooterView: \(error)")
      }
    }
  }
}

extension UINib {
  /// A new cell for a table that knows the nib by that name. What iOS raises exceptions for is
  /// thrown.
  package func cell(named identifier: String) throws(NibError) -> UITableViewCell {
    let contents = try contents()
    if let cell = try contents.prototype(identifier) { return cell }
    let objects = try contents.instantiate(NibSurroundings())
    guard objects.count == 1, let cell = objects.first as? UITableViewCell else {
      throw NibError([
        "the nib for '\(identifier)' must have one top-level object, a UITableViewCell; it has "
          + Self.listing(objects)
      ])
    }
    guard let own = cell.reuseIdentifier, !own.isEmpty else {
      cell.reuseIdentifier = identifier
      return cell
    }
    guard own == identifier else {
      throw NibError([
        "the cell's reuse identifier in the nib is '\(own)', but it is registered as '\(identifier)'"
      ])
    }
    return cell
  }

  /// A new header or footer for a table that knows the nib by that name.
  package func headerFooter(
    named identifier: String
  ) throws(NibError) -> UITableViewHeaderFooterView {
    let objects = try objects(withOwner: nil)
    guard objects.count == 1, let view = objects.first as? UITableViewHeaderFooterView else {
      throw NibError([
        "the nib for '\(identifier)' must have one top-level object, a "
          + "UITableViewHeaderFooterView; it has \(Self.listing(objects))"
      ])
    }
    view.reuseIdentifier = view.reuseIdentifier ?? identifier
    return view
  }

  private static func listing(_ objects: [Any]) -> String {
    objects.isEmpty ? "none" : objects.map { "\(type(of: $0))" }.joined(separator: ", ")
  }
}
