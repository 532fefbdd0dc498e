import Scene
import UIKit

extension ViewPainter {
  /// A page control: a dot for each page, the current one full.
  func face(of pages: UIPageControl) -> [Scene.Node] {
    guard pages.numberOfPages > (pages.hidesForSinglePage ? 1 : 0) else { return [] }
    let bounds = Scene.Rect(pages.bounds)
    let metrics = pages.environment.profile.controls.pageControl
    let count = min(pages.numberOfPages, Self.dotLimit)
    let dot = Double(metrics.dot), pitch = dot + Double(metrics.gap)
    let start = bounds.x + (bounds.width - Double(count - 1) * pitch - dot) / 2
    return (0..<count).map { page in
      let isCurrent = page == pages.currentPage
      let own = isCurrent ? pages.currentPageIndicatorTintColor : pages.pageIndicatorTintColor
      let standard = UIColor.label.withAlphaComponent(isCurrent ? 1 : 0.3)
      let place = Scene.Rect(
        start + pitch * Double(page), bounds.y + (bounds.height - dot) / 2, dot, dot)
      return .fill(.ellipse(in: mirrored(place, in: pages)), color(own ?? standard))
    }
  }

  /// More dots than this no phone shows.
  private static let dotLimit = 60
}
