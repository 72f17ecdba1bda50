import SwiftUI
import UIKit

// As programs call UIKit that are older than actors: from classes and statics that are not isolated. In Swift 5 mode that
// compiles (C630).

#if !canImport(UIKit) || os(iOS)
  #error("By default there is UIKit (C631).")
#endif

/// What the phone says.
public enum Phone {
  public static var keyWindow: UIWindow? {
    UIApplication.shared.connectedScenes
      .filter { $0.activationState == .foregroundActive }
      .compactMap { $0 as? UIWindowScene }
      .first?.windows.first { $0.isKeyWindow }
  }

  public static var topInset: CGFloat {
    UIApplication.shared.windows.first?.safeAreaInsets.top ?? 0
  }

  static let bottomInset = UIApplication.shared.keyWindow?.safeAreaInsets.bottom ?? 0

  static let badge = UIImage(systemName: "star")
}

/// A tap that is felt, and what it copies and opens.
public final class Tap {
  private let impact = UIImpactFeedbackGenerator(style: .light)
  private let outcome = UINotificationFeedbackGenerator()

  public init() {}

  public func feel() {
    impact.prepare()
    impact.impactOccurred()
    outcome.notificationOccurred(.success)
    UISelectionFeedbackGenerator().selectionChanged()
  }

  public func copy(_ text: String) { UIPasteboard.general.string = text }

  public func open(_ url: URL) {
    guard UIApplication.shared.canOpenURL(url) else { return }
    UIApplication.shared.open(url)
    UIApplication.shared.open(url, options: [:], completionHandler: nil)
  }

  /// Shows a view in a window.
  public func show(in scene: UIWindowScene) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIHostingController(rootView: Text("Badge"))
    return window
  }
}
