import Foundation
import InterfaceBuilder
import TestSupport
import UIKitCore

/// Makes the objects of small documents as an application does.
struct NibProbe {
  let nib: UINib
  private let environment: LayoutEnvironment

  /// A nib out of a document's text; `ignores` is told of outlets and attributes that are wrong.
  init(
    _ xml: String, classes: [UIView.Type] = [],
    ignoring ignores: (@Sendable (_ problem: Diagnostic, _ isOutlet: Bool) -> Bool)? = nil
  ) {
    let folder = NibFolder(
      ".", classes: NibClasses(classes), assets: nil, project: nil, ignoring: ignores)
    let environment = LayoutEnvironment(text: FixedAdvanceMeasurer(), nibs: folder)
    self.environment = environment
    nib = environment.perform { UINib(data: Data(xml.utf8), bundle: nil) }
  }

  /// The top-level objects.
  func objects(owner: Any? = nil, options: [UINib.OptionsKey: Any]? = nil) throws -> [Any] {
    try environment.perform { try nib.objects(withOwner: owner, options: options) }
  }

  /// What is wrong with the nib; empty where nothing is.
  func problem(owner: Any? = nil) -> String {
    do {
      _ = try objects(owner: owner)
      return ""
    } catch {
      return "\(error)"
    }
  }

  /// Runs `body` where tables and views are to be made.
  func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try environment.perform(body)
  }

  /// A label pinned to the edges of the content view, 20 points away: at 20 points a character is
  /// 10 wide.
  static let pinnedLabel = """
    <label contentMode="left" text="x" numberOfLines="0" id="label"
        translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="20" y="20" width="335" height="20"/>
      <fontDescription key="fontDescription" type="system" pointSize="20"/>
    </label>
    """

  static let pins = """
    <constraint firstItem="label" firstAttribute="leading" secondItem="content"
        secondAttribute="leading" constant="20" id="leading"/>
    <constraint firstItem="label" firstAttribute="top" secondItem="content"
        secondAttribute="top" constant="20" id="top"/>
    <constraint firstAttribute="trailing" secondItem="label" secondAttribute="trailing"
        constant="20" id="trailing"/>
    <constraint firstAttribute="bottom" secondItem="label" secondAttribute="bottom" constant="20"
        id="bottom"/>
    """

  /// A cell of a custom class around the pinned label; `inside` goes into the cell's element.
  static func cell(
    _ customClass: String, _ inside: String, module: String? = nil, reuseIdentifier: String = ""
  ) -> String {
    let identifier =
      reuseIdentifier.isEmpty ? "" : #"reuseIdentifier="\#(reuseIdentifier)""#
    let module = module.map { #"customModule="\#($0)" customModuleProvider="target""# } ?? ""
    return """
      <tableViewCell contentMode="scaleToFill" id="cell" \(identifier)
          customClass="\(customClass)" \(module)>
        <rect key="frame" x="0" y="0" width="375" height="60"/>
        <tableViewCellContentView key="contentView" contentMode="center" id="content">
          <rect key="frame" x="0" y="0" width="375" height="60"/>
          <subviews>\(pinnedLabel)</subviews>
          <constraints>\(pins)</constraints>
        </tableViewCellContentView>
        \(inside)
      </tableViewCell>
      """
  }

  /// `<connections>` with outlets to those ids.
  static func outlets(_ outlets: [(property: String, destination: String)]) -> String {
    let lines = outlets.enumerated().map { index, outlet in
      #"<outlet property="\#(outlet.property)" destination="\#(outlet.destination)" id="o\#(index)"/>"#
    }
    return "<connections>\(lines.joined())</connections>"
  }
}
