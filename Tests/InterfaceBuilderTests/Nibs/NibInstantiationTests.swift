// Outlets are written as on iOS.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import InterfaceBuilder
import Locking
import Testing

@testable import UIKitCore

/// Writes down what happens to it.
final class DiaryCell: UITableViewCell {
  private(set) var diary: [String] = []
  var titleLabel: UILabel?

  // Overriding `init(coder:)` alone would leave `init(registeredAs:)` without an implementation.
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    diary.append("init: \(contentView.subviews.count) subview, corners \(layer.cornerRadius)")
    backgroundColor = .systemRed
  }

  override func setValue(_ value: Any?, forKey key: String) {
    guard key == "titleLabel" else { return super.setValue(value, forKey: key) }
    titleLabel = value as? UILabel
    let constraints = contentView.constraints.count
    diary.append("outlet: corners \(layer.cornerRadius), constraints \(constraints)")
  }

  override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    diary.append("attribute: \(keyPath), outlet \(titleLabel == nil ? "not yet" : "there")")
    super.setValue(value, forKeyPath: keyPath)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    diary.append("awake: \(titleLabel?.text ?? "no outlet")")
  }
}

final class OutletCell: UITableViewCell {
  @Outlet var titleLabel: UILabel!
  @Outlet var labels: [UILabel]!
  @Outlet var bottom: NSLayoutConstraint!
  @Inspectable var inset: CGFloat = 1
  @Inspectable var isLoud = false
  @Inspectable var words = ""
}

final class Owner: UIResponder {
  @Outlet var cell: UITableViewCell!
}

/// Of the application, but no responder.
final class PlainOwner {
  @Outlet var cell: UITableViewCell!
}

final class RoundButton: UIButton {
  override func awakeFromNib() { layer.cornerRadius = bounds.height / 2 }
}

@Suite("Objects of a nib")
struct NibInstantiationTests {
  @Test("are made, take attributes, get outlets, wake up: UIKit's order")
  func order() throws {
    let attribute = """
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
          <integer key="value" value="8"/>
        </userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
      """
    let probe = NibProbe(
      StoredProbe.xib(
        NibProbe.cell("DiaryCell", attribute + NibProbe.outlets([("titleLabel", "label")]))),
      classes: [DiaryCell.self])
    let cell = try #require(try probe.objects().first as? DiaryCell)
    #expect(
      cell.diary == [
        "init: 1 subview, corners 0.0",
        "attribute: layer.cornerRadius, outlet not yet",
        "outlet: corners 8.0, constraints 4",
        "awake: x",
      ])
    #expect(cell.backgroundColor == .systemRed, "what init(coder:) sets comes after the file")
  }

  @Test(
    "connect outlets, collections and constraints to properties without the Objective-C runtime")
  func outlets() throws {
    let inside = """
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="inset">
          <real key="value" value="2.5"/>
        </userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="isLoud" value="YES"/>
        <userDefinedRuntimeAttribute type="string" keyPath="words" value="hello"/>
      </userDefinedRuntimeAttributes>
      <connections>
        <outlet property="titleLabel" destination="label" id="a"/>
        <outlet property="bottom" destination="bottom" id="b"/>
        <outletCollection property="labels" destination="label" id="c"/>
        <outletCollection property="labels" destination="label" id="d"/>
      </connections>
      """
    let probe = NibProbe(
      StoredProbe.xib(NibProbe.cell("OutletCell", inside)), classes: [OutletCell.self])
    let cell = try #require(try probe.objects().first as? OutletCell)
    #expect(cell.titleLabel.text == "x")
    #expect(cell.labels.count == 2)
    #expect(cell.bottom.constant == 20)
    #expect(cell.inset == 2.5)
    #expect(cell.isLoud)
    #expect(cell.words == "hello")
  }

  @Test("connect constraints that are not installed, which are inactive")
  func uninstalled() throws {
    let mask =
      "</constraints><variation key=\"default\"><mask key=\"constraints\">"
      + "<exclude reference=\"bottom\"/></mask></variation>"
    let cell = NibProbe.cell("OutletCell", NibProbe.outlets([("bottom", "bottom")]))
      .replacing("</constraints>", with: mask)
    let probe = NibProbe(StoredProbe.xib(cell), classes: [OutletCell.self])
    let made = try #require(try probe.objects().first as? OutletCell)
    #expect(!made.bottom.isActive && made.bottom.constant == 20)
    #expect(made.bottom.firstItem === made.contentView)
  }

  @Test("find classes of the module that the file names, without being told")
  func classesByName() throws {
    let probe = NibProbe(
      StoredProbe.xib(NibProbe.cell("DiaryCell", "", module: "InterfaceBuilderTests")))
    #expect(try probe.objects().first is DiaryCell)
  }

  @Test("of a class that nobody knows are the framework's")
  func unknownClass() throws {
    let probe = NibProbe(StoredProbe.xib(NibProbe.cell("NoSuchCell", "")))
    let cell = try #require(try probe.objects().first as? UITableViewCell)
    #expect(type(of: cell) == UITableViewCell.self)
    #expect(
      NibProbe(
        StoredProbe.xib(NibProbe.cell("NoSuchCell", NibProbe.outlets([("title", "label")])))
      ).problem().contains("the class 'NoSuchCell' is unknown"))
  }

  @Test("Outlets that cannot be connected are told with their place")
  func outletProblems() {
    let wrong = NibProbe(
      StoredProbe.xib(
        NibProbe.cell(
          "OutletCell", NibProbe.outlets([("titelLabel", "label"), ("bottom", "label")]))),
      classes: [OutletCell.self])
    #expect(
      wrong.problem() == """
        data:24:16: error: OutletCell has no outlet 'titelLabel'; did you mean 'titleLabel'?
        data:24:75: error: the outlet 'bottom' of OutletCell takes no UILabel
        """, "\(wrong.problem())")
  }

  @Test("A loader that goes on without what a partial application lacks is told of each")
  func ignoredProblems() throws {
    let problems = Locked<[String]>([])
    let probe = NibProbe(
      StoredProbe.xib(
        NibProbe.cell(
          "OutletCell",
          NibProbe.outlets([
            ("titelLabel", "label"), ("bottom", "label"), ("titleLabel", "label"),
          ]))),
      classes: [OutletCell.self]
    ) { problem, isOutlet in
      #expect(isOutlet)
      problems.withLock { $0.append(problem.message) }
      return true
    }
    let cell = try #require(probe.objects().first as? OutletCell)
    #expect(cell.titleLabel != nil)
    #expect(cell.bottom == nil)
    #expect(
      problems.withLock { $0 } == [
        "OutletCell has no outlet 'titelLabel'",
        "the outlet 'bottom' of OutletCell takes no UILabel",
      ])
  }

  private static let ownedCell =
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
      <connections><outlet property="cell" destination="cell" id="a"/></connections>
    </placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    """ + NibProbe.cell("UITableViewCell", "")

  @Test("File's Owner gets its outlets, and must be there if it has some")
  func owner() throws {
    let probe = NibProbe(StoredProbe.xib(Self.ownedCell))
    let owner = Owner()
    let objects = try probe.objects(owner: owner)
    #expect(objects.count == 1)
    #expect(owner.cell === objects.first as AnyObject?)
    let plain = PlainOwner()
    _ = try probe.objects(owner: plain)
    #expect(plain.cell != nil)
    #expect(probe.problem().contains("File's Owner has outlets, but nothing was given for it"))
  }

  @Test("External objects stand in for placeholders")
  func externalObjects() throws {
    let probe = NibProbe(
      StoredProbe.xib(
        #"<placeholder placeholderIdentifier="other" id="ext"/>"#
          + NibProbe.cell("OutletCell", NibProbe.outlets([("titleLabel", "ext")]))),
      classes: [OutletCell.self])
    let label = probe.perform { UILabel() }
    let objects = try probe.objects(options: [.externalObjects: ["other": label]])
    #expect((objects.first as? OutletCell)?.titleLabel === label)
  }

  @Test("Subviews of custom classes keep what the file says of them")
  func customSubview() throws {
    let probe = NibProbe(
      StoredProbe.xib(
        """
        <button contentMode="scaleToFill" buttonType="system" customClass="RoundButton" id="button"
            verticalHuggingPriority="333">
          <rect key="frame" x="0" y="0" width="90" height="30"/>
          <state key="normal" title="Go"/>
        </button>
        """), classes: [RoundButton.self])
    let button = try #require(try probe.objects().first as? RoundButton)
    #expect(button.buttonType == .system)
    #expect(button.currentTitle == "Go")
    #expect(button.contentHuggingPriority(for: .vertical) == UILayoutPriority(333))
    #expect(button.layer.cornerRadius == 15)
  }

  @Test("What counts on the canvas only is left out")
  func placeholders() throws {
    let probe = NibProbe(
      StoredProbe.xib(
        """
        <view contentMode="scaleToFill" id="root" placeholderIntrinsicWidth="100">
          <rect key="frame" x="0" y="0" width="90" height="30"/>
          <constraints>
            <constraint firstAttribute="height" constant="50" placeholder="YES" id="a"/>
            <constraint firstAttribute="width" constant="70" id="b"/>
          </constraints>
        </view>
        """))
    let view = try #require(try probe.objects().first as? UIView)
    #expect(view.constraints.map(\.constant) == [70])
  }
}
