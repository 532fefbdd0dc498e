import UIKit

/// Resolves a document for a device: attributes and children of the applicable variations replace
/// the element's own, and objects that are not installed are left out.
struct VariationResolver {
  let device: CanvasDevice

  /// The element for the device; the same one if nothing varies.
  func resolve(_ element: Element) -> Element {
    let children = element.children.map(resolve)
    let variations = applicable(to: element)
    let isSame = variations.isEmpty && zip(children, element.children).allSatisfy { $0 === $1 }
    if isSame { return element }
    return Element(
      name: element.name, attributes: attributes(of: element, variations),
      children: installed(replaced(children, variations), variations), text: element.text,
      offset: element.offset)
  }

  /// The variations for the device, from general to specific.
  private func applicable(to element: Element) -> [Element] {
    let keyed = element.children.compactMap { child in
      child.name == "variation" ? child.key.map { (key: SizeClassKey($0), variation: child) } : nil
    }
    return (0...2).flatMap { specificity in
      keyed.filter { $0.key.specificity == specificity && $0.key.applies(to: device) }
        .map(\.variation)
    }
  }

  private func attributes(
    of element: Element, _ variations: [Element]
  ) -> [(name: String, value: String)] {
    variations.reduce(into: element.attributes) { attributes, variation in
      for (name, value) in variation.attributes where name != "key" {
        attributes.removeAll { $0.name == name }
        attributes.append((name, value))
      }
    }
  }

  /// The children, with those of the variations in place of children with the same key.
  private func replaced(_ children: [Element], _ variations: [Element]) -> [Element] {
    variations.reduce(into: children) { children, variation in
      for child in variation.children where child.name != "mask" {
        if let key = child.key { children.removeAll { $0.key == key && $0.name != "variation" } }
        children.append(child)
      }
    }
  }

  /// The children without those that a `<mask>` excludes and no later one includes again.
  private func installed(_ children: [Element], _ variations: [Element]) -> [Element] {
    var excluded: Set<String> = []
    for mask in variations.flatMap(\.children) where mask.name == "mask" {
      for entry in mask.children {
        guard let reference = entry["reference"] else { continue }
        if entry.name == "include" {
          excluded.remove(reference)
        } else {
          excluded.insert(reference)
        }
      }
    }
    guard !excluded.isEmpty else { return children }
    return children.map { group in
      guard group.name == "subviews" || group.name == "constraints" else { return group }
      return Element(
        name: group.name, attributes: group.attributes,
        children: group.children.filter { !excluded.contains($0.id ?? "") }, text: group.text,
        offset: group.offset)
    }
  }
}

extension Element {
  /// Whether something in it differs between size classes.
  var hasSizeClasses: Bool {
    name == "variation" && self["key"] != "default" || children.contains(where: \.hasSizeClasses)
  }
}

/// The condition of a variation: `heightClass=regular-widthClass=compact`.
struct SizeClassKey {
  private var horizontal = UIUserInterfaceSizeClass.unspecified
  private var vertical = UIUserInterfaceSizeClass.unspecified
  private var isReadable = true

  /// `default` applies everywhere.
  init(_ key: String) {
    guard key != "default" else { return }
    for part in key.split(separator: "-") {
      let pair = part.split(separator: "=")
      guard pair.count == 2, let value = Self.sizeClass(pair[1]) else {
        isReadable = false
        continue
      }
      switch pair[0] {
      case "widthClass": horizontal = value
      case "heightClass": vertical = value
      default: isReadable = false
      }
    }
  }

  /// Whether the variation applies to the device. Those for a Mac or an unknown trait never do.
  func applies(to device: CanvasDevice) -> Bool {
    isReadable && (horizontal == .unspecified || horizontal == device.horizontal)
      && (vertical == .unspecified || vertical == device.vertical)
  }

  /// The number of traits: variations with more of them are applied later.
  var specificity: Int {
    (horizontal == .unspecified ? 0 : 1) + (vertical == .unspecified ? 0 : 1)
  }

  private static func sizeClass(_ name: Substring) -> UIUserInterfaceSizeClass? {
    switch name {
    case "compact": .compact
    case "regular": .regular
    default: nil
    }
  }
}
