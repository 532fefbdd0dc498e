extension KeyedProperty {
  /// Properties of layers, and what applications add to `UIView` under these names so that files
  /// can set them.
  ///
  /// `layer.borderColor` and `layer.shadowColor` are not among them: they take a `CGColor`, which
  /// no file can hold, and on a phone stay as they are.
  static let ofLayers: [String: [KeyedProperty]] = [
    "layer.cornerRadius": [.length(\UIView.layer.cornerRadius)],
    "layer.borderWidth": [.length(\UIView.layer.borderWidth)],
    "layer.masksToBounds": [.flag(\UIView.layer.masksToBounds)],
    "layer.opacity": [.float(\UIView.layer.opacity)],
    "layer.shadowOpacity": [.float(\UIView.layer.shadowOpacity)],
    "layer.shadowRadius": [.length(\UIView.layer.shadowRadius)],
    "layer.shadowOffset": [.of(\UIView.layer.shadowOffset) { $0 as? CGSize }],
    "layer.borderUIColor": [.layerColor(\UIView.layer.borderColor)],
    "layer.borderColorFromUIColor": [.layerColor(\UIView.layer.borderColor)],
    "layer.shadowUIColor": [.layerColor(\UIView.layer.shadowColor)],
    "layer.shadowColorFromUIColor": [.layerColor(\UIView.layer.shadowColor)],
    "cornerRadius": [.length(\UIView.layer.cornerRadius)],
    "borderWidth": [.length(\UIView.layer.borderWidth)],
    "borderColor": [.layerColor(\UIView.layer.borderColor)],
    "masksToBounds": [.flag(\UIView.layer.masksToBounds)],
    "shadowColor": [.layerColor(\UIView.layer.shadowColor)],
    "shadowOpacity": [.float(\UIView.layer.shadowOpacity)],
    "shadowRadius": [.length(\UIView.layer.shadowRadius)],
    "shadowOffset": [.of(\UIView.layer.shadowOffset) { $0 as? CGSize }],
  ]

  /// Names whose values cannot reach a layer on a phone either.
  static let withoutEffect: Set<String> = ["layer.borderColor", "layer.shadowColor"]
}
