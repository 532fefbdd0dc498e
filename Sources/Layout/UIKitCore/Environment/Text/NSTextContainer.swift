/// A view whose text is in a container.
protocol TextContainerOwner: AnyObject {
  /// The padding at both sides of each line, in points.
  var linePadding: CGFloat { get set }
  var lines: (maximum: Int, lineBreakMode: NSLineBreakMode) { get set }
  var textContainerInset: UIEdgeInsets { get }
  var bounds: CGRect { get }
  func sizeThatFits(_ size: CGSize) -> CGSize
}

open class NSTextContainer: NSObject {
  final weak var owner: (any TextContainerOwner)?
  private var ownPadding: CGFloat = 5
  private var ownLines: (maximum: Int, lineBreakMode: NSLineBreakMode) = (0, .byWordWrapping)
  /// The size in points; no effect.
  open var size: CGSize
  /// The parts that text leaves free; no effect.
  open var exclusionPaths: [UIBezierPath] = []
  /// Whether the width follows the view: always.
  open var widthTracksTextView = true
  open var heightTracksTextView = false

  /// In points; zero by default.
  public init(size: CGSize = .zero) { self.size = size }

  convenience init(owner: any TextContainerOwner) {
    self.init()
    self.owner = owner
  }

  /// The padding at both sides of each line, in points.
  open var lineFragmentPadding: CGFloat {
    get { owner?.linePadding ?? ownPadding }
    set {
      ownPadding = newValue
      owner?.linePadding = newValue
    }
  }

  /// The largest number of lines; 0 is without limit.
  open var maximumNumberOfLines: Int {
    get { owner?.lines.maximum ?? ownLines.maximum }
    set {
      ownLines.maximum = newValue
      owner?.lines.maximum = newValue
    }
  }

  /// How text that does not fit is wrapped or truncated.
  open var lineBreakMode: NSLineBreakMode {
    get { owner?.lines.lineBreakMode ?? ownLines.lineBreakMode }
    set {
      ownLines.lineBreakMode = newValue
      owner?.lines.lineBreakMode = newValue
    }
  }
}

/// Lays out text in containers. Here it only keeps them; text views lay out their text themselves.
open class NSLayoutManager: NSObject {
  /// In the order in which they were added.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Whether space below the last line counts.
  open var usesFontLeading = true
  open var allowsNonContiguousLayout = false

  convenience init(container: NSTextContainer) {
    self.init()
    textContainers = [container]
  }

  /// Appends it, even if it is there already.
  open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
  /// Lays out a container: text views always have.
  open func ensureLayout(for container: NSTextContainer) {}
  /// The rectangle that the text of a container takes, in points.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let owner = container.owner else { return .zero }
    let insets = owner.textContainerInset
    let size = owner.sizeThatFits(owner.bounds.size)
    return CGRect(
      x: 0, y: 0, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

open class NSTextStorage: NSMutableAttributedString {
  #if !canImport(ObjectiveC)
    // A storage of an app begins with `super.init()`.
    public init() { super.init(string: "") }
    public override init(string: String) { super.init(string: string) }
    public override init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
      super.init(string: string, attributes: attributes)
    }
    public override init(attributedString: NSAttributedString) {
      super.init(attributedString: attributedString)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  #endif

  /// In the order in which they were added; they lay out nothing.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
  }
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
  }
}
