/// Pieces of Interface Builder files. Cells are 375 × 60 points, on a phone as wide.
enum Sample {
  /// A XIB with these objects.
  static func xib(_ objects: String) -> String {
    document("XIB", "<objects>\(objects)</objects>")
  }

  /// A storyboard with a table of these cells, whose rows have that height.
  static func table(rowHeight: String = "-1", _ cells: String) -> String {
    document(
      "Storyboard.XIB",
      """
      <scenes><scene sceneID="scene"><objects><tableViewController id="controller">
      <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" rowHeight="\(rowHeight)" id="table">
      <rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>
      \(cells)
      </prototypes></tableView></tableViewController></objects></scene></scenes>
      """)
  }

  private static func document(_ kind: String, _ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0" toolsVersion="17701"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      \(content)
    </document>
    """
  }

  /// A cell with a content view of its size, `content`.
  static func cell(
    _ subviews: String, _ constraints: String, id: String = "cell", height: Int = 60,
    attributes: String = "", cellConstraints: String = ""
  ) -> String {
    """
    <tableViewCell contentMode="scaleToFill" id="\(id)" \(attributes)>
    <rect key="frame" x="0" y="0" width="375" height="\(height)"/>
    <tableViewCellContentView key="contentView" contentMode="center" id="\(id)-content">
    <rect key="frame" x="0" y="0" width="375" height="\(height)"/>
    <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints>
    </tableViewCellContentView>
    <constraints>\(cellConstraints)</constraints>
    </tableViewCell>
    """
  }

  /// A label of 20 points with the hugging that Interface Builder gives labels.
  static func label(
    _ id: String, _ frame: [Double] = [0, 0, 100, 24], text: String = "Title", lines: Int = 1,
    hugging: Int = 251, attributes: String = ""
  ) -> String {
    """
    <label contentMode="left" text="\(text)" numberOfLines="\(lines)" id="\(id)" userLabel="\(id)" \
    horizontalHuggingPriority="\(hugging)" verticalHuggingPriority="251" \
    translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
    \(rect(frame))
    <fontDescription key="fontDescription" type="system" pointSize="20"/>
    </label>
    """
  }

  /// A plain view.
  static func view(_ id: String, _ frame: [Double] = [0, 0, 100, 20], attributes: String = "")
    -> String
  {
    """
    <view contentMode="scaleToFill" id="\(id)" userLabel="\(id)" \
    translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>\(rect(frame))</view>
    """
  }

  /// Constraints, one a line: `a.top == content.top + 8 @999`.
  static func rules(_ text: String) -> String {
    text.split(separator: "\n").enumerated().map { constraint($1, id: "c\($0)") }
      .joined(separator: "\n")
  }

  private static func rect(_ frame: [Double]) -> String {
    "<rect key=\"frame\" x=\"\(frame[0])\" y=\"\(frame[1])\" width=\"\(frame[2])\""
      + " height=\"\(frame[3])\"/>"
  }

  private static func constraint(_ line: Substring, id: String) -> String {
    var words = line.split(separator: " ").map(String.init)
    var attributes = "id=\"\(id)\""
    if let last = words.last, last.hasPrefix("@") {
      attributes += " priority=\"\(last.dropFirst())\""
      words.removeLast()
    }
    attributes += item(words[0], "first")
    let relations = ["<=": "lessThanOrEqual", ">=": "greaterThanOrEqual"]
    if let relation = relations[words[1]] { attributes += " relation=\"\(relation)\"" }
    if words[2].contains("."), Double(words[2]) == nil {
      attributes += item(words[2], "second")
      let sign = words.count > 3 && words[3] == "-" ? "-" : ""
      if words.count > 4 { attributes += " constant=\"\(sign)\(words[4])\"" }
    } else {
      attributes += " constant=\"\(words[2])\""
    }
    return "<constraint \(attributes)/>"
  }

  private static func item(_ anchor: String, _ which: String) -> String {
    let parts = anchor.split(separator: ".")
    let name = parts[0] == "content" ? "cell-content" : parts[0]
    return " \(which)Item=\"\(name)\" \(which)Attribute=\"\(parts[1])\""
  }
}
