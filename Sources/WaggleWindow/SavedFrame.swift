package import Foundation
import Waggle

/// Where a window was when the user closed it: kept in the program's defaults, as AppKit names it there (C625).
package enum SavedFrame {
  /// The frame of a scene's last window, in the desktop's units; nil where there is none.
  package static func read(_ name: String) -> CGRect? {
    guard let text = UserDefaults.standard.string(forKey: key(name)) else { return nil }
    let numbers = text.split(separator: " ").compactMap { Double($0) }
    guard numbers.count >= 4, numbers.allSatisfy({ abs($0) < 100_000 }), numbers[2] >= 1,
      numbers[3] >= 1
    else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  @MainActor package static func write(_ frame: CGRect, _ name: String) {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0))" }
    UserDefaults.standard.set(numbers.joined(separator: " "), forKey: key(name))
    DefaultsStores.shared.save?(.standard)
  }

  private static func key(_ name: String) -> String { "NSWindow Frame \(name)" }
}
