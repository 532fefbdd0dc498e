import UIKit

/// Makes of a document the one for a device: attributes and children of the variations that apply
/// take the place of the element's own, and what is not installed there is left out.
struct VariationResolver {
  let device: CanvasDevice

  /// The element for the device; the same one where nothing varies.
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

  /// The variations for the device, the general before the special.
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

  /// Children with a key give way to the variation's child with that key.
  private func replaced(_ children: [Element], _ variations: [Element]) -> [Element] {
    variations.reduce(into: children) { children, variation in
      for child in variation.children where child.name != "mask" {
        if let key = child.key { children.removeAll { $0.key == key && $0.name != "variation" } }
        children.append(child)
      }
    }
  }

  /// Leaves out what `<mask>` excludes and no later one includes again.
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

/// `heightClass=regular-widthClass=compact`: where a variation applies.
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

  /// Whether the variation is for this device. One for a Mac or an unknown trait is for none.
  func applies(to device: CanvasDevice) -> Bool {
    isReadable && (horizontal == .unspecified || horizontal == device.horizontal)
      && (vertical == .unspecified || vertical == device.vertical)
  }

  /// How many traits it names: the more, the later it is applied.
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
