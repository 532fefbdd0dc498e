/// A storyboard of one table with prototype cells, each as a designer would make it: a picture, three labels, fourteen
/// constraints.
struct CellDocument {
  let bytes: [UInt8]

  init(cells: Int) {
    let prototypes = (0..<cells).map(Self.cell).joined()
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="s"><objects><tableViewController id="controller">
      <tableView key="view" contentMode="scaleToFill" id="table">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <prototypes>\(prototypes)</prototypes>
      </tableView></tableViewController></objects></scene></scenes></document>
      """
    bytes = Array(text.utf8)
  }

  private static func cell(_ number: Int) -> String {
    let id = { (name: String) in "\(name)-\(number)" }
    let content = id("content"), photo = id("photo")
    let title = id("title"), body = id("body"), date = id("date")
    return """
      <tableViewCell contentMode="scaleToFill" selectionStyle="default" reuseIdentifier="\(id("cell"))" \
      id="\(id("root"))">
      <rect key="frame" x="0" y="0" width="375" height="92"/>
      <autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" opaque="NO" contentMode="center" id="\(content)">
      <rect key="frame" x="0" y="0" width="375" height="92"/>
      <autoresizingMask key="autoresizingMask"/>
      <subviews>
      <imageView clipsSubviews="YES" contentMode="scaleAspectFit" id="\(photo)" \
      translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="16" y="12" width="56" height="56"/>
      </imageView>
      \(label(title, "Title number \(number)", 17))
      \(label(body, "Body of cell \(number), long enough for more than one line at this width", 15))
      \(label(date, "Yesterday", 13))
      </subviews>
      <constraints>
      \(tie(photo, "width", constant: 56)) \(tie(photo, "height", constant: 56))
      \(tie(photo, "leading", content, "leading", 16)) \(tie(photo, "top", content, "top", 12))
      \(tie(title, "leading", photo, "trailing", 12)) \(tie(title, "top", content, "top", 12))
      \(tie(date, "leading", title, "trailing", 8)) \(tie(content, "trailing", date, "trailing", 16))
      \(tie(date, "firstBaseline", title, "firstBaseline", 0))
      \(tie(body, "leading", title, "leading", 0)) \(tie(body, "top", title, "bottom", 4))
      \(tie(content, "trailing", body, "trailing", 16)) \(tie(content, "bottom", body, "bottom", 12))
      </constraints>
      </tableViewCellContentView>
      </tableViewCell>
      """
  }

  private static func label(_ id: String, _ text: String, _ size: Int) -> String {
    """
    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" \
    verticalHuggingPriority="251" text="\(text)" textAlignment="natural" lineBreakMode="tailTruncation" \
    numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="84" y="12" width="200" height="20"/>
    <fontDescription key="fontDescription" type="system" pointSize="\(size)"/>
    <color key="textColor" systemColor="labelColor"/>
    <nil key="highlightedColor"/>
    </label>
    """
  }

  private static func tie(
    _ first: String, _ attribute: String, _ second: String, _ other: String, _ constant: Int
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
    secondAttribute="\(other)" constant="\(constant)" id="\(first)-\(attribute)-\(second)"/>
    """
  }

  private static func tie(_ first: String, _ attribute: String, constant: Int) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" constant="\(constant)" \
    id="\(first)-\(attribute)"/>
    """
  }
}
