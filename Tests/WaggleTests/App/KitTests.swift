import Testing
import UIKit

/// What a file has that imports UIKit, and SwiftUI not.
@MainActor @Suite struct KitTests {
  private static var kits: [String] {
    var kits: [String] = []
    #if canImport(UIKit)
      kits.append("UIKit")
    #endif
    #if os(iOS) || os(macOS)
      kits.append("a system of Apple's")
    #endif
    return kits
  }

  @Test func `C631: UIKit can be imported, and the system is Linux`() {
    #expect(Self.kits == ["UIKit"])
  }

  @Test func `C631: UIKit brings its names and Foundation's`() {
    #expect(UIColor.red != UIColor.blue)
    #expect(UIImage(systemName: "star") != nil)
    #expect(UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0).top == 1)
    #expect(CGSize(width: 2, height: 3).height == 3)
    #expect(UISplitViewController.Column.inspector.rawValue == 4)
    #expect(UIControl.State([.highlighted, .selected]).rawValue == 5)
  }
}
