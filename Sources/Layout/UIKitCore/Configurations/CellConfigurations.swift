/// The configurations of a cell or header, and the views that they made.
package final class CellConfigurations {
  package var content: (any UIContentConfiguration)?
  package private(set) var contentView: (any UIView & UIContentView)?
  package var background: UIBackgroundConfiguration?
  private var ground: BackgroundView?
  package var backgroundView: UIView? { ground }
  package var updatesContent = true
  package var updatesBackground = true

  package init() {}

  /// Shows a content in `host`, edge to edge: in the present view if that supports it.
  package func show(_ new: (any UIContentConfiguration)?, in host: UIView) {
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
  package func show(_ new: UIBackgroundConfiguration?, in host: UIView) {
    background = new
    guard let new else {
      ground?.removeFromSuperview()
      ground = nil
      return
    }
    let view = ground ?? host.environment.perform { BackgroundView(frame: host.bounds) }
    if ground == nil { host.insertSubview(view, at: 0) }
    ground = view
    view.configuration = new
    host.setNeedsLayout()
  }

  /// Brings both to a state, where they follow it.
  package func update(for state: any UIConfigurationState, content: UIView, background host: UIView)
  {
    if updatesContent, let present = self.content { show(present.updated(for: state), in: content) }
    if updatesBackground, let present = background { show(present.updated(for: state), in: host) }
  }
}
