public import Foundation
import WaggleRender

/// What an audit of a window looks for. The names are those that XCTest has for its audits.
public struct AccessibilityAuditType: OptionSet, Hashable, Sendable {
  /// The kinds, a bit each.
  public let rawValue: Int

  /// A set of kinds.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text whose contrast to what is behind it is below 4.5 to 1, or 3 to 1 from 24 points on, or 18.66 in bold (WCAG 1.4.3).
  /// Controls that are disabled, and texts over pictures or gradients, are left out.
  public static let contrast = AccessibilityAuditType(rawValue: 1)
  /// Enabled controls of which less than 44 by 44 points can be touched. Links in a text are left out.
  public static let hitRegion = AccessibilityAuditType(rawValue: 2)
  /// Controls and images without a label.
  public static let sufficientElementDescription = AccessibilityAuditType(rawValue: 4)
  /// Text that is cut short, or reaches out of a window that does not scroll there.
  public static let textClipped = AccessibilityAuditType(rawValue: 8)
  /// Each of the kinds.
  public static let all: AccessibilityAuditType = [
    .contrast, .hitRegion, .sufficientElementDescription, .textClipped,
  ]
}

/// A place of a window that some people cannot read or use.
public struct AccessibilityAuditIssue: Hashable, Sendable, CustomStringConvertible {
  /// The kind of fault.
  public let auditType: AccessibilityAuditType
  /// A sentence with the text or the control, and with figures.
  public let compactDescription: String
  /// The place, in the points of the window.
  public let frame: CGRect

  /// The sentence.
  public var description: String { compactDescription }
}

extension TestHost {
  /// Looks for what some people cannot read or use: faint or shortened text, small targets, controls without a label (C734).
  ///
  /// ```swift
  /// struct Counter: View {
  ///   @State private var count = 0
  ///   var body: some View {
  ///     Button("More \(count)") { count += 1 }.buttonStyle(.borderedProminent).controlSize(.large)
  ///   }
  /// }
  ///
  /// @MainActor @Test func `everyone can count`() throws {
  ///   let host = TestHost { Counter() }
  ///   host.setEnvironment(\.dynamicTypeSize, .accessibility3)
  ///   #expect(try host.performAccessibilityAudit(for: [.textClipped, .hitRegion]) == [])
  /// }
  /// ```
  ///
  /// The window is drawn once, at three pixels for a point. `waggle test --previews` does the same with each preview, in both colour
  /// schemes, three sizes of text and both directions.
  ///
  /// - Parameter types: the kinds of faults.
  /// - Returns: the faults, kind by kind, each kind from top to bottom; empty if there are none.
  /// - Throws: an error if the window is too large to be drawn.
  public func performAccessibilityAudit(for types: AccessibilityAuditType = .all) throws
    -> [AccessibilityAuditIssue]
  {
    settle()
    let kinds = AuditKind.allCases.filter { types.contains($0.type) }
    return try AccessibilityAudit(host).findings(Set(kinds)).map {
      AccessibilityAuditIssue(
        auditType: $0.kind.type, compactDescription: $0.sentence, frame: $0.frame)
    }
  }
}

extension AuditKind {
  fileprivate var type: AccessibilityAuditType {
    switch self {
    case .contrast: .contrast
    case .hitRegion: .hitRegion
    case .sufficientElementDescription: .sufficientElementDescription
    case .textClipped: .textClipped
    }
  }
}
