/// The configurations of a cell or header, and the views that they made.
final class CellConfigurations {
  var content: (any UIContentConfiguration)?
  var contentView: (any UIView & UIContentView)?
  var background: UIBackgroundConfiguration?
  var backgroundView: BackgroundView?
  var updatesContent = true
  var updatesBackground = true

  /// Shows a content in `host`, edge to edge: in the present view if that supports it.
  func show(_ new: (any UIContentConfiguration)?, in host: UIView) {
    content = new
    guard let new else {
      contentView?.removeFromSuperview()
      contentView = nil
      return
    }
    if let contentView, contentView.supports(new) {
      contentView.configuration = new
      return
    }
    contentView?.removeFromSuperview()
    let view = host.environment.perform { new.makeContentView() }
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: host.topAnchor),
      view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: host.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: host.bottomAnchor),
    ])
    contentView = view
  }

  /// Shows a background behind everything in `host`.
  func show(_ new: UIBackgroundConfiguration?, in host: UIView) {
    background = new
    guard let new else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    let view = backgroundView ?? host.environment.perform { BackgroundView(frame: host.bounds) }
    if backgroundView == nil { host.insertSubview(view, at: 0) }
    backgroundView = view
    view.configuration = new
    host.setNeedsLayout()
  }

  /// Brings both to a state, where they follow it.
  func update(for state: any UIConfigurationState, content: UIView, background host: UIView) {
    if updatesContent, let present = self.content { show(present.updated(for: state), in: content) }
    if updatesBackground, let present = background { show(present.updated(for: state), in: host) }
  }
}
