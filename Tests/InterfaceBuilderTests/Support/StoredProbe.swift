import InterfaceBuilder
import TestSupport
import UIKitCore

/// Lays out small documents at their stored sizes with a font of fixed advances: at 20 points a
/// character is 10 wide and a line 24 high.
struct StoredProbe {
  let layout: InterfaceLayout
  /// Of every view, by object id.
  let frames: [String: CGRect]
  let fittedHeights: [String: CGFloat]

  init(_ xml: String, scale: CGFloat = 2) throws {
    let layout = InterfaceLayout(try InterfaceDocument.read(Array(xml.utf8), path: "test.xib"))
    var frames: [String: CGRect] = [:]
    var heights: [String: CGFloat] = [:]
    let environment = LayoutEnvironment(
      profile: layout.document.header.tools.profile, text: FixedAdvanceMeasurer(),
      displayScale: scale)
    environment.perform {
      for scene in layout.scenes {
        let stored = layout.stored(scene)
        heights[scene.id] = stored.fittedHeight
        stored.root.forEachView { if let name = $0.objectID { frames[name] = $0.frame } }
      }
    }
    self.layout = layout
    self.frames = frames
    fittedHeights = heights
  }

  /// A XIB with these objects, saved by that build of Interface Builder for a phone of 375 points.
  static func xib(
    _ objects: String, tools: String = "17701", device: String = "retina4_7", resources: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
      <device id="\(device)" orientation="portrait" appearance="light"/>
      <objects>\(objects)</objects>
      <resources>\(resources)</resources>
    </document>
    """
  }

  /// A table cell of 375 × 60 with these views and constraints in its content view, `content`.
  static func cell(_ subviews: String, _ constraints: String, attributes: String = "") -> String {
    """
    <tableViewCell contentMode="scaleToFill" id="cell" reuseIdentifier="row" \(attributes)>
      <rect key="frame" x="0" y="0" width="375" height="60"/>
      <tableViewCellContentView key="contentView" contentMode="center" id="content">
        <rect key="frame" x="0" y="0" width="375" height="60"/>
        <subviews>\(subviews)</subviews>
        <constraints>\(constraints)</constraints>
      </tableViewCellContentView>
    </tableViewCell>
    """
  }
}

extension UIView {
  fileprivate func forEachView(_ body: (UIView) -> Void) {
    body(self)
    for subview in subviews { subview.forEachView(body) }
  }
}
