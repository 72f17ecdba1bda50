package import Foundation

extension CGRect {
  package init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension CGSize {
  package init(_ width: CGFloat, _ height: CGFloat) { self.init(width: width, height: height) }
}
