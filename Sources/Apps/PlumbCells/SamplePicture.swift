import UIKit

/// The picture that stands for one which only data would bring: two hills and a sun on a grey field.
package enum SamplePicture {
  /// The picture at a size in points.
  package static func image(of size: CGSize) -> UIImage {
    let size = CGSize(width: max(1, min(size.width, 2000)), height: max(1, min(size.height, 2000)))
    let renderer = UIGraphicsImageRenderer(size: size)
    return renderer.image { context in
      let (width, height) = (size.width, size.height)
      UIColor(red: 0.78, green: 0.84, blue: 0.90, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor(red: 0.97, green: 0.93, blue: 0.78, alpha: 1).setFill()
      let sun = min(width, height) * 0.24
      UIBezierPath(
        ovalIn: CGRect(x: width * 0.66, y: height * 0.16, width: sun, height: sun)
      ).fill()
      for (peak, left, right, shade) in [(0.42, 0.35, 1.25, 0.68), (0.55, -0.3, 0.75, 0.56)] {
        UIColor(red: shade - 0.12, green: shade, blue: shade - 0.02, alpha: 1).setFill()
        let hill = UIBezierPath()
        hill.move(to: CGPoint(x: left * width, y: height))
        hill.addLine(to: CGPoint(x: (left + right) / 2 * width, y: peak * height))
        hill.addLine(to: CGPoint(x: right * width, y: height))
        hill.close()
        hill.fill()
      }
    }
  }
}
