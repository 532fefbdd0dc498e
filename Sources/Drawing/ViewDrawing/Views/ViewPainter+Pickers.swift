import Scene
import Typesetting
import UIKitCore

extension ViewPainter {
  func drawing(of picker: UIDatePicker) -> [Scene.Node] {
    let nodes: [Scene.Node] =
      switch picker.datePickerStyle {
      case .wheels, .automatic: drawing(of: picker.wheels, in: picker)
      case .compact: compactFace(of: picker)
      case .inline:
        picker.datePickerMode == .time
          ? drawing(of: picker.wheels, in: picker) : calendar(of: picker)
      }
    return dimmed(nodes, picker)
  }

  /// Date and time on grey plates.
  private func compactFace(of picker: UIDatePicker) -> [Scene.Node] {
    picker.capsules.flatMap { capsule(.init($0.frame), $0.text, picker) }
  }

  private func capsule(
    _ rect: Scene.Rect, _ text: String, _ picker: UIDatePicker
  ) -> [Scene.Node] {
    let radius = metrics(of: picker).ground.radius(height: rect.height)
    return [.fill(.roundedRectangle(rect, radius: radius), color(.tertiarySystemFill))]
      + SetLine(text, font: picker.textFont.descriptor, color: color(.label)).nodes(
        in: rect, assets)
  }

  // MARK: Calendar

  /// A month: its name, the days of the week, and the days, the chosen one in a disc.
  private func calendar(of picker: UIDatePicker) -> [Scene.Node] {
    let bounds = Scene.Rect(picker.bounds)
    guard bounds.width > 80, bounds.height > 80 else { return [] }
    let date = picker.shownDate
    let title = "\(date.monthName) \(date.year)"
    let name = SetLine(
      title, font: FontDescriptor(pointSize: 17, weight: .semibold), color: color(.label))
    let width = name.width(assets) + 1
    let row = Scene.Rect(bounds.x + 16, bounds.y + 10, width, 24)
    var nodes = name.nodes(in: mirrored(row, in: picker), assets)
    nodes += arrows(in: bounds, y: row.y + 12, after: row.maxX, picker)
    nodes += days(of: date, in: bounds, picker)
    if picker.datePickerMode != .date { nodes += timeRow(of: date, in: bounds, picker) }
    return nodes
  }

  private func arrows(
    in bounds: Scene.Rect, y: Double, after end: Double, _ picker: UIDatePicker
  ) -> [Scene.Node] {
    let symbols = [
      (name: "chevron.right", x: end + 12, size: 13.0),
      (name: "chevron.left", x: bounds.maxX - 62, size: 20),
      (name: "chevron.right", x: bounds.maxX - 24, size: 20),
    ]
    let isMirrored = picker.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return symbols.flatMap { chevron in
      let symbol = SymbolImage(
        name: chevron.name,
        configuration: UIImage.SymbolConfiguration(pointSize: chevron.size, weight: .semibold))
      let rect = Scene.Rect(
        chevron.x - chevron.size / 2, y - chevron.size / 2, chevron.size, chevron.size)
      return SymbolPainter(symbol, isMirrored: isMirrored, color: tint(of: picker))
        .nodes(in: mirrored(rect, in: picker), Scene.Size(rect.width, rect.height), assets)
    }
  }

  /// The names of the days end where the weeks begin; weeks are squeezed in a low picker.
  private func days(
    of date: CivilDate, in bounds: Scene.Rect, _ picker: UIDatePicker
  ) -> [Scene.Node] {
    let top = Double(UIDatePicker.calendarTop), names = 24.0
    let time = picker.datePickerMode == .date ? 0 : Double(UIDatePicker.calendarTime)
    let room = bounds.height - top - Double(UIDatePicker.calendarBottom) - time
    let week = min(
      Double(UIDatePicker.calendarWeek), max(0, room / Double(date.weeksInMonth)))
    let width = (bounds.width - 16) / 7
    let place = { (column: Int, row: Int) in
      mirrored(
        Scene.Rect(
          bounds.x + 8 + Double(column) * width,
          row == 0 ? bounds.y + top - names : bounds.y + top + Double(row - 1) * week, width,
          row == 0 ? names : week), in: picker)
    }
    var nodes = CivilDate.weekdays.enumerated().flatMap { column, name in
      SetLine(
        name.uppercased(), font: FontDescriptor(pointSize: 13, weight: .semibold),
        color: color(.tertiaryLabel)
      ).nodes(in: place(column, 0), assets)
    }
    for day in 1...date.daysInMonth {
      let index = date.firstWeekday + day - 1
      let rect = place(index % 7, index / 7 + 1)
      nodes += number(day, isChosen: day == date.day, in: rect, picker)
    }
    return nodes
  }

  private func number(
    _ day: Int, isChosen: Bool, in rect: Scene.Rect, _ picker: UIDatePicker
  ) -> [Scene.Node] {
    let ink = isChosen ? tint(of: picker) : color(.label)
    let font = FontDescriptor(pointSize: 20, weight: isChosen ? .medium : .regular)
    let text = SetLine("\(day)", font: font, color: ink).nodes(in: rect, assets)
    guard isChosen else { return text }
    let disc = ContentPlacement(bounds: rect, size: Scene.Size(44, 44)).rect(.center)
    let faint = Scene.Color(ink.red, ink.green, ink.blue, alpha: 31)
    return [.fill(.ellipse(in: disc), faint)] + text
  }

  private func timeRow(
    of date: CivilDate, in bounds: Scene.Rect, _ picker: UIDatePicker
  ) -> [Scene.Node] {
    let label = SetLine("Time", font: picker.textFont.descriptor, color: color(.label))
    let row = Scene.Rect(bounds.x + 16, bounds.maxY - 44, label.width(assets) + 1, 34)
    let width = SetLine(date.timeText, font: picker.textFont.descriptor, color: color(.label))
      .width(assets)
    let plate = Scene.Rect(bounds.maxX - 16 - width - 24, bounds.maxY - 44, width + 24, 34)
    return label.nodes(in: mirrored(row, in: picker), assets)
      + capsule(mirrored(plate, in: picker), date.timeText, picker)
  }
}

extension ViewPainter {
  func drawing(of picker: UIPickerView) -> [Scene.Node] {
    drawing(of: picker.wheels, in: picker)
  }

  /// Wheels side by side: the chosen lines in a band, others smaller, closer and fainter.
  func drawing(of wheels: [Wheel], in picker: UIView) -> [Scene.Node] {
    let bounds = Scene.Rect(picker.bounds)
    guard bounds.width > 40, bounds.height > 40 else { return [] }
    let middle = bounds.y + bounds.height / 2
    let inside = Scene.Rect(bounds.x + 16, bounds.y, bounds.width - 32, bounds.height)
    var lines: [Scene.Node] = []
    for (wheel, column) in zip(wheels, columns(wheels, in: inside, of: picker)) {
      lines += nodes(of: wheel, in: column, middle: middle, isModern: version(of: picker) >= 14)
    }
    return band(bounds, middle, of: picker) + [
      .group(.init(clip: .rectangle(bounds), children: lines))
    ]
  }

  /// A grey plate since iOS 14, two hairlines before.
  private func band(
    _ bounds: Scene.Rect, _ middle: Double, of picker: UIView
  ) -> [Scene.Node] {
    let half = WheelLine.pitch / 2
    guard version(of: picker) < 14 else {
      let plate = Scene.Rect(bounds.x + 9, middle - half, bounds.width - 18, half * 2)
      return [.fill(.roundedRectangle(plate, radius: 8), color(.tertiarySystemFill))]
    }
    return [-half, half].map { offset in
      .fill(
        .rectangle(Scene.Rect(bounds.x, onPixel(middle + offset), bounds.width, 1 / scale)),
        color(.separator))
    }
  }

  private func columns(
    _ wheels: [Wheel], in inside: Scene.Rect, of picker: UIView
  ) -> [Scene.Rect] {
    let total = wheels.reduce(0) { $0 + $1.weight }
    var x = inside.x
    return wheels.map { wheel in
      let width = inside.width * wheel.weight / (total > 0 ? total : 1)
      defer { x += width }
      return mirrored(Scene.Rect(x, inside.y, width, inside.height), in: picker)
    }
  }

  private func nodes(
    of wheel: Wheel, in column: Scene.Rect, middle: Double, isModern: Bool
  ) -> [Scene.Node] {
    let ink = color(.label)
    return wheel.lines.enumerated().flatMap { index, text -> [Scene.Node] in
      guard let line = WheelLine(offset: index - wheel.chosen),
        abs(line.position) < column.height / 2 - 6
      else { return [] }
      let alpha = UInt8(Double(ink.alpha) * line.opacity)
      let set = SetLine(
        text, font: FontDescriptor(pointSize: (isModern ? 21 : 23) * line.scale),
        color: Scene.Color(ink.red, ink.green, ink.blue, alpha: alpha))
      let y = middle + line.position - WheelLine.pitch / 2
      return set.nodes(
        in: Scene.Rect(column.x + 2, y, column.width - 4, WheelLine.pitch), assets)
    }
  }
}

/// How a line of a wheel looks by its distance from the band: as on a drum seen from the front.
private struct WheelLine {
  static let pitch = 32.0

  /// From the middle, downwards.
  let position: Double
  let scale: Double
  let opacity: Double

  /// Nil for lines on the back of the drum. Numbers, so that no machine's cosine differs.
  init?(offset: Int) {
    let places: [(position: Double, scale: Double, opacity: Double)] = [
      (0, 1, 1), (31, 0.95, 0.45), (58, 0.86, 0.28), (80, 0.72, 0.14),
    ]
    guard places.indices.contains(abs(offset)) else { return nil }
    let place = places[abs(offset)]
    position = offset < 0 ? -place.position : place.position
    scale = place.scale
    opacity = place.opacity
  }
}
