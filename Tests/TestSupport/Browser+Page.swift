import Foundation
import ImageCoding
import Testing

extension Browser {
  /// The size and the wishes of who looks.
  package struct Viewer {
    package var width = 1280
    package var height = 900
    package var isDark = false
    package var wantsCalm = false

    package init(
      width: Int = 1280, height: Int = 900, isDark: Bool = false, wantsCalm: Bool = false
    ) {
      self.width = width
      self.height = height
      self.isDark = isDark
      self.wantsCalm = wantsCalm
    }
  }

  /// Opens a file, with what follows `#`, and waits until it is complete; with `script`, until its
  /// script has replaced what an inspector's page shows first.
  package func open(
    _ path: String, at place: String = "", as viewer: Viewer = Viewer(), script: Bool = true
  ) throws {
    try send(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": viewer.width, "height": viewer.height, "deviceScaleFactor": 1, "mobile": false,
      ])
    let features = [
      ("prefers-color-scheme", viewer.isDark ? "dark" : "light"),
      ("prefers-reduced-motion", viewer.wantsCalm ? "reduce" : "no-preference"),
    ]
    try send(
      "Emulation.setEmulatedMedia",
      ["features": features.map { ["name": $0.0, "value": $0.1] }])
    // Another address first: a change of what follows the hash alone would not load the page.
    try send("Page.navigate", ["url": "about:blank"])
    try wait("document.readyState === 'complete' && location.protocol === 'about:'")
    try send("Page.navigate", ["url": "file://\(path)\(place.isEmpty ? "" : "#\(place)")"])
    try wait("document.readyState === 'complete' && location.protocol === 'file:'")
    guard script else { return }
    try wait("!document.documentElement.matches('.is-first, .is-elsewhere')")
    try settle()
  }

  /// The value of an expression.
  package func value(_ expression: String) throws -> Any? {
    let answer = try send(
      "Runtime.evaluate",
      ["expression": expression, "returnByValue": true, "awaitPromise": true])
    if let problem = answer["exceptionDetails"] as? [String: Any] {
      throw Failure(description: "\(expression): \(problem["exception"] ?? problem)")
    }
    return (answer["result"] as? [String: Any])?["value"]
  }

  package func text(_ expression: String) throws -> String {
    try value(expression) as? String ?? ""
  }
  package func number(_ expression: String) throws -> Double {
    try #require(value(expression) as? NSNumber).doubleValue
  }
  package func isTrue(_ expression: String) throws -> Bool {
    try value("!!(\(expression))") as? Bool ?? false
  }

  /// Waits until an expression is true.
  package func wait(_ expression: String, seconds: Double = 30) throws {
    let end = Date().addingTimeInterval(seconds)
    while try !isTrue(expression) {
      guard Date() < end else { throw Failure(description: "never true: \(expression)") }
      usleep(20_000)
    }
  }

  /// Lets the page draw, and pictures that are near be decoded.
  package func settle() throws {
    _ = try value(
      """
      (async () => {
        const frame = () => new Promise((done) => requestAnimationFrame(done));
        await frame(); await frame();
        await Promise.all([...document.images].filter((i) => i.src).map((i) => i.decode()));
        await frame();
      })()
      """)
  }

  /// Presses and releases a key.
  package func press(_ key: String) throws {
    var parameters: [String: Any] = ["type": "keyDown", "key": key]
    if key.count == 1 { parameters["text"] = key }
    // Dialogs go by the code.
    if key == "Escape" { parameters["windowsVirtualKeyCode"] = 27 }
    try send("Input.dispatchKeyEvent", parameters)
    try send("Input.dispatchKeyEvent", ["type": "keyUp", "key": key])
  }

  /// Types text into what has the focus.
  package func type(_ text: String) throws { try send("Input.insertText", ["text": text]) }

  /// The middle of an element, in points of the window.
  package func middle(of selector: String, across: Double = 0.5) throws -> (x: Double, y: Double) {
    let box = try #require(
      value(
        """
        (() => { const b = document.querySelector(\(Self.quoted(selector))).getBoundingClientRect();
        return [b.left, b.top, b.width, Math.min(b.height, innerHeight - b.top)] })()
        """) as? [NSNumber])
    return (
      box[0].doubleValue + across * box[2].doubleValue, box[1].doubleValue + box[3].doubleValue / 2
    )
  }

  /// Clicks on the middle of an element.
  package func click(_ selector: String, across: Double = 0.5) throws {
    let (x, y) = try middle(of: selector, across: across)
    for kind in ["mousePressed", "mouseReleased"] {
      try send(
        "Input.dispatchMouseEvent",
        ["type": kind, "x": x, "y": y, "button": "left", "clickCount": 1])
    }
  }

  /// What can be seen now.
  package func screenshot() throws -> PixelBuffer {
    try settle()
    return try picture()
  }

  /// What is seen at this moment, also of a page without a script.
  package func picture() throws -> PixelBuffer {
    let answer = try send("Page.captureScreenshot", ["format": "png"])
    let data = try #require(
      (answer["data"] as? String).flatMap { Data(base64Encoded: $0) })
    return try PixelBuffer(png: Array(data))
  }

  /// The colour in an element, so far across it and in the middle of its height.
  package func colour(in selector: String, across: Double = 0.5) throws -> UInt32 {
    let (x, y) = try middle(of: selector, across: across)
    return try screenshot()[Int(x), Int(y)]
  }

  /// Errors, warnings of the policy, and whatever else the page has said.
  package var complaints: [String] {
    events.compactMap { event in
      let parameters = event["params"] as? [String: Any] ?? [:]
      switch event["method"] as? String {
      case "Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded":
        return "\(parameters)"
      default: return nil
      }
    }
  }

  /// Addresses that the page has asked for, itself and what it carries left out.
  package var requests: [String] {
    events.filter { $0["method"] as? String == "Network.requestWillBeSent" }
      .compactMap { (($0["params"] as? [String: Any])?["request"] as? [String: Any])?["url"] }
      .map { "\($0)" }
      .filter { !$0.hasPrefix("blob:") && !$0.hasPrefix("data:") && !$0.hasPrefix("about:") }
  }

  package static func quoted(_ text: String) -> String {
    let data = try? JSONSerialization.data(withJSONObject: [text])
    return data.map { String(decoding: $0, as: UTF8.self) + "[0]" } ?? "''"
  }
}
