/// A document with one of nearly everything, to be damaged.
enum SampleDocument {
  static let xml = StoredProbe.xib(
    StoredProbe.cell(views, constraints, attributes: #"accessoryType="disclosureIndicator""#)
      + collectionCell,
    resources: resources)

  private static let views = """
    <label contentMode="left" text="Title" textAlignment="natural" numberOfLines="0" id="label" \
    horizontalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="16" y="11" width="100" height="20.5"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
    <color key="textColor" systemColor="labelColor"/>
    </label>
    <stackView axis="vertical" distribution="fillProportionally" alignment="leading" spacing="4" id="stack" \
    contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="120" y="11" width="200" height="40"/>
    <subviews>
    <button contentMode="scaleToFill" buttonType="system" id="button" \
    translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="0" y="0" width="60" height="20"/>
    <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="15"/>
    <inset key="contentEdgeInsets" minX="4" minY="2" maxX="4" maxY="2"/>
    <state key="normal" title="Press" image="star" catalog="system"/>
    </button>
    <textField contentMode="scaleToFill" borderStyle="roundedRect" placeholder="Type" id="field" \
    translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="0" y="24" width="60" height="20"/>
    <fontDescription key="fontDescription" name="Avenir-Heavy" family="Avenir" pointSize="13"/>
    </textField>
    <segmentedControl contentMode="scaleToFill" selectedSegmentIndex="0" id="segments" \
    translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="0" y="44" width="60" height="32"/>
    <segments><segment title="One"/><segment title="Two"/></segments>
    </segmentedControl>
    </subviews>
    <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
    <variation key="heightClass=regular-widthClass=compact" axis="horizontal"/>
    </stackView>
    <scrollView contentMode="scaleToFill" id="scroll" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="0" y="30" width="80" height="30"/>
    <subviews>
    <view contentMode="scaleToFill" id="inner" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="0" y="0" width="200" height="30"/>
    </view>
    </subviews>
    <constraints>
    <constraint firstItem="inner" firstAttribute="leading" secondItem="scroll" secondAttribute="leading" id="s1"/>
    <constraint firstAttribute="trailing" secondItem="inner" secondAttribute="trailing" id="s2"/>
    <constraint firstItem="inner" firstAttribute="width" constant="200" id="s3"/>
    <constraint firstItem="inner" firstAttribute="height" secondItem="scroll" secondAttribute="height" id="s4"/>
    </constraints>
    </scrollView>
    <switch contentMode="scaleToFill" on="YES" id="switch"><rect key="frame" x="300" y="14" width="51" height="31"/></switch>
    """

  private static let constraints = """
    <constraint firstItem="label" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="c1"/>
    <constraint firstItem="label" firstAttribute="top" secondItem="content" secondAttribute="topMargin" id="c2"/>
    <constraint firstItem="stack" firstAttribute="leading" secondItem="label" secondAttribute="trailing" constant="8" id="c3"/>
    <constraint firstItem="stack" firstAttribute="firstBaseline" secondItem="label" secondAttribute="firstBaseline" id="c4"/>
    <constraint firstAttribute="trailingMargin" relation="greaterThanOrEqual" secondItem="stack" secondAttribute="trailing" id="c5"/>
    <constraint firstAttribute="bottom" secondItem="label" secondAttribute="bottom" priority="750" constant="12" id="c6"/>
    <constraint firstItem="scroll" firstAttribute="width" secondItem="label" secondAttribute="width" multiplier="2:3" id="c7"/>
    """

  private static let collectionCell = """
    <collectionViewCell contentMode="center" id="item" reuseIdentifier="item">
    <rect key="frame" x="0" y="0" width="90" height="110"/>
    <view key="contentView" contentMode="center">
    <rect key="frame" x="0" y="0" width="90" height="110"/>
    <subviews>
    <imageView contentMode="scaleAspectFit" image="photo" id="image" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="0" y="0" width="90" height="60"/>
    </imageView>
    </subviews>
    </view>
    <constraints>
    <constraint firstItem="image" firstAttribute="centerX" secondItem="item" secondAttribute="centerX" id="i1"/>
    <constraint firstItem="image" firstAttribute="top" secondItem="item" secondAttribute="top" id="i2"/>
    </constraints>
    <viewLayoutGuide key="safeArea" id="safe"/>
    </collectionViewCell>
    """

  private static let resources = """
    <image name="photo" width="40" height="30"/>
    <image name="star" catalog="system" width="128" height="116"/>
    """
}
