import Foundation

/// Small cells of Interface Builder, to be damaged.
enum SoakDocuments {
  static let all = [stack, attributed, guides].map(document)

  /// A cell with an image and a colour of an asset catalogue.
  static let pictured = document(
    stack.replacing(
      "<view contentMode=\"redraw\" id=\"inner\"",
      with: """
        <imageView contentMode="scaleAspectFit" image="star" id="photo" translatesAutoresizingMaskIntoConstraints="NO">
        <color key="backgroundColor" name="tint"/>
        </imageView>
        <view contentMode="redraw" id="inner"
        """
    ))

  /// A table of a storyboard whose prototype is one of the cells.
  static func storyboard(_ index: Int) -> String {
    let text = all[index % all.count]
    let start = text.range(of: "<tableViewCell ")?.lowerBound ?? text.startIndex
    let end = text.range(of: "</tableViewCell>")?.upperBound ?? text.endIndex
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="list">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes>
      <scene sceneID="scene">
      <objects>
      <tableViewController id="list" sceneMemberID="viewController">
      <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="-1" estimatedRowHeight="-1" id="table">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <prototypes>
      \(text[start..<end])
      </prototypes>
      </tableView>
      <navigationItem key="navigationItem" title="List" id="bar"/>
      </tableViewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="first" userLabel="First Responder" sceneMemberID="firstResponder"/>
      </objects>
      </scene>
      </scenes>
      </document>
      """
  }

  /// Stack views in each other, the outer one too narrow for what it holds.
  private static let stack = """
    <stackView axis="horizontal" distribution="equalSpacing" alignment="top" spacing="4" id="stack" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="16" y="11" width="343" height="60"/>
    <subviews>
    <label contentMode="left" text="Title" id="label" horizontalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO">
    <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
    </label>
    <view contentMode="redraw" id="inner" translatesAutoresizingMaskIntoConstraints="NO">
    <constraints>
    <constraint firstAttribute="width" constant="250" id="w1"/>
    <constraint firstAttribute="height" relation="lessThanOrEqual" constant="40" id="w2"/>
    </constraints>
    </view>
    <stackView axis="vertical" distribution="fillProportionally" alignment="leading" spacing="2" id="item" translatesAutoresizingMaskIntoConstraints="NO">
    <subviews>
    <button contentMode="scaleToFill" buttonType="system" id="button" translatesAutoresizingMaskIntoConstraints="NO">
    <state key="normal" title="Press"/>
    </button>
    <switch contentMode="scaleToFill" on="YES" id="switch" translatesAutoresizingMaskIntoConstraints="NO"/>
    </subviews>
    </stackView>
    </subviews>
    </stackView>
    </subviews>
    <constraints>
    <constraint firstItem="stack" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="c1"/>
    <constraint firstAttribute="trailingMargin" secondItem="stack" secondAttribute="trailing" id="c2"/>
    <constraint firstItem="stack" firstAttribute="top" secondItem="content" secondAttribute="topMargin" id="c3"/>
    <constraint firstAttribute="bottomMargin" secondItem="stack" secondAttribute="bottom" priority="999" id="c4"/>
    </constraints>
    """

  /// A label of several runs beside an image.
  private static let attributed = """
    <imageView contentMode="scaleAspectFit" horizontalHuggingPriority="251" id="inner" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="16" y="11" width="40" height="40"/>
    </imageView>
    <label contentMode="left" numberOfLines="0" id="label" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="64" y="11" width="295" height="20"/>
    <attributedString key="attributedText">
    <fragment content="One ">
    <attributes>
    <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"/>
    <font key="NSFont" metaFont="system" size="17"/>
    <paragraphStyle key="NSParagraphStyle" alignment="left" lineSpacing="3" lineHeightMultiple="1.2"/>
    </attributes>
    </fragment>
    <fragment content="and another, which is longer and wraps">
    <attributes>
    <color key="NSColor" white="0" alpha="1" colorSpace="custom"/>
    <font key="NSFont" size="20" name="Menlo-Regular"/>
    <integer key="NSUnderline" value="1"/>
    </attributes>
    </fragment>
    <fragment content="and a third">
    <attributes>
    <font key="NSFont" metaFont="system" size="17"/>
    </attributes>
    </fragment>
    </attributedString>
    </label>
    </subviews>
    <constraints>
    <constraint firstItem="inner" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="c1"/>
    <constraint firstItem="inner" firstAttribute="width" secondItem="inner" secondAttribute="height" multiplier="1:1" id="c2"/>
    <constraint firstItem="inner" firstAttribute="centerY" secondItem="label" secondAttribute="centerY" id="c3"/>
    <constraint firstItem="label" firstAttribute="leading" secondItem="inner" secondAttribute="trailing" constant="8" symbolic="YES" id="c4"/>
    <constraint firstAttribute="trailingMargin" secondItem="label" secondAttribute="trailing" id="c5"/>
    <constraint firstItem="label" firstAttribute="top" secondItem="content" secondAttribute="topMargin" id="c6"/>
    <constraint firstAttribute="bottomMargin" secondItem="label" secondAttribute="bottom" priority="999" id="c7"/>
    </constraints>
    """

  /// A view with a safe area and margins, and constraints that contradict each other.
  private static let guides = """
    <view contentMode="redraw" id="inner" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="0" y="0" width="375" height="80"/>
    <subviews>
    <label contentMode="left" text="Detail" id="label" translatesAutoresizingMaskIntoConstraints="NO">
    <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
    <textField contentMode="left" borderStyle="roundedRect" placeholder="Name" id="item" translatesAutoresizingMaskIntoConstraints="NO">
    <fontDescription key="fontDescription" type="system" pointSize="14"/>
    </textField>
    </subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <viewLayoutGuide key="layoutMargins" id="margins"/>
    <edgeInsets key="layoutMargins" top="4" left="20" bottom="4" right="20"/>
    <constraints>
    <constraint firstItem="label" firstAttribute="leading" secondItem="margins" secondAttribute="leading" id="i1"/>
    <constraint firstItem="label" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="10" id="i2"/>
    <constraint firstItem="item" firstAttribute="firstBaseline" secondItem="label" secondAttribute="firstBaseline" id="i3"/>
    <constraint firstItem="item" firstAttribute="leading" secondItem="label" secondAttribute="trailing" constant="8" id="i4"/>
    <constraint firstItem="margins" firstAttribute="trailing" secondItem="item" secondAttribute="trailing" id="i5"/>
    <constraint firstItem="item" firstAttribute="width" constant="400" id="i6"/>
    <constraint firstItem="safe" firstAttribute="bottom" secondItem="label" secondAttribute="bottom" constant="10" id="i7"/>
    </constraints>
    </view>
    </subviews>
    <constraints>
    <constraint firstItem="inner" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="c1"/>
    <constraint firstAttribute="trailing" secondItem="inner" secondAttribute="trailing" id="c2"/>
    <constraint firstItem="inner" firstAttribute="top" secondItem="content" secondAttribute="top" id="c3"/>
    <constraint firstAttribute="bottom" secondItem="inner" secondAttribute="bottom" id="c4"/>
    </constraints>
    """

  /// A cell with these elements in its content view, behind `<subviews>`.
  private static func document(_ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <objects>
    <tableViewCell contentMode="scaleToFill" id="cell" reuseIdentifier="row">
    <rect key="frame" x="0" y="0" width="375" height="82"/>
    <tableViewCellContentView key="contentView" contentMode="center" id="content">
    <rect key="frame" x="0" y="0" width="375" height="82"/>
    <subviews>
    \(content)
    </tableViewCellContentView>
    </tableViewCell>
    </objects>
    </document>
    """
  }
}
