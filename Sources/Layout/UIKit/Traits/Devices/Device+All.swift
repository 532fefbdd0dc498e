extension Device {
  /// Every model, iPhones first, oldest first.
  public static let all: [Device] = (DeviceScreen.phones + DeviceScreen.pads).flatMap(\.devices)
}

/// A screen that several models share.
struct DeviceScreen {
  let size: (width: CGFloat, height: CGFloat)
  let scale: CGFloat
  let front: Device.Front
  /// Safe area at the top when held upright; phones have it on both sides when on their side,
  /// unless it is only the status bar, which they hide then.
  let top: CGFloat
  let cornerRadius: CGFloat
  /// The models with their other names.
  let models: KeyValuePairs<String, [String]>

  init(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat, _ front: Device.Front, top: CGFloat,
    radius: CGFloat = 0, _ models: KeyValuePairs<String, [String]>
  ) {
    size = (width, height)
    self.scale = scale
    self.front = front
    self.top = top
    cornerRadius = radius
    self.models = models
  }

  var devices: [Device] {
    models.map { name, aliases in
      Device(
        name: name, portraitWidth: size.width, portraitHeight: size.height, scale: scale,
        portraitSafeArea: portraitSafeArea, landscapeSafeArea: landscapeSafeArea,
        cornerRadius: cornerRadius, front: front, aliases: aliases)
    }
  }

  private var portraitSafeArea: UIEdgeInsets {
    switch front {
    case .homeButton: UIEdgeInsets(top: top)
    case .notch, .island: UIEdgeInsets(top: top, bottom: 34)
    case .plain: UIEdgeInsets(top: top, bottom: 20)
    }
  }

  /// iPads keep bar and indicator where they are; phones turn the notch's inset to the sides.
  private var landscapeSafeArea: UIEdgeInsets {
    switch front {
    case .homeButton: scale == 2 && size.width >= 768 ? UIEdgeInsets(top: top) : .zero
    case .notch, .island: UIEdgeInsets(left: top, bottom: 21, right: top)
    case .plain: portraitSafeArea
    }
  }
}
