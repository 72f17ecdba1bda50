import UIKit

/// What the phone says; none of it is isolated, as in programs that are older than Swift's actors.
enum Device {
  static var keyWindow: UIWindow? {
    UIApplication.shared.connectedScenes
      .compactMap { $0 as? UIWindowScene }
      .first?.windows.first { $0.isKeyWindow }
  }

  static var bottomInset: CGFloat { keyWindow?.safeAreaInsets.bottom ?? 0 }

  static let isTablet = UIDevice.current.userInterfaceIdiom == .pad

  static let badge = UIImage(systemName: "leaf.fill")
}

/// A tap that is felt.
class Haptics {
  private let generator = UIImpactFeedbackGenerator(style: .medium)

  func tap() {
    generator.prepare()
    generator.impactOccurred()
  }

  func open(_ url: URL) {
    if UIApplication.shared.canOpenURL(url) {
      UIApplication.shared.open(url)
    }
  }
}

extension UIColor {
  static let honey = UIColor(red: 0.93, green: 0.66, blue: 0.13, alpha: 1)
}
