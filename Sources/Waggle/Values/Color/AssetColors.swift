package import Foundation
import Synchronization

/// Finds the colours of asset catalogues by their names, and keeps what there is to report.
///
/// Two are equal if they are the same object.
package final class AssetColors: Hashable, @unchecked Sendable {
  /// Something that is to be reported.
  package enum Report: Hashable, Sendable {
    /// There is no colour of that name; the reason, where more is known than that.
    case missing(String, reason: String?)
    /// Something in a catalogue is not as it should be.
    case note(String)
  }

  /// A colour, or why there is none.
  package struct Found: Sendable {
    package var color: AdaptiveColor?
    /// A sentence; nil where nothing is to be reported besides that the colour is missing.
    package var problem: String?

    package init(color: AdaptiveColor? = nil, problem: String? = nil) {
      (self.color, self.problem) = (color, problem)
    }
  }

  private let find: @Sendable (String, Bundle?) -> Found
  private let lock = NSLock()
  private var known: Set<Report> = []
  private var reports: [Report] = []
  private let hasReports = Atomic(false)

  /// - Parameter find: the colour of that name in a bundle, nil for the program's own.
  package init(_ find: @escaping @Sendable (String, Bundle?) -> Found) { self.find = find }

  func color(named name: String, in bundle: Bundle?) -> AdaptiveColor? {
    let found = find(name, bundle)
    if found.color == nil {
      add(.missing(name, reason: found.problem))
    } else if let problem = found.problem {
      add(.note(problem))
    }
    return found.color
  }

  /// Adds something to report; what is equal to an earlier report is not added.
  package func add(_ report: Report) {
    lock.withLock {
      guard known.insert(report).inserted else { return }
      reports.append(report)
      hasReports.store(true, ordering: .relaxed)
    }
  }

  /// What was added since the last call. It is cheap to ask in each frame.
  package func takeReports() -> [Report] {
    guard hasReports.load(ordering: .relaxed) else { return [] }
    return lock.withLock {
      defer { reports = [] }
      hasReports.store(false, ordering: .relaxed)
      return reports
    }
  }

  package static func == (a: AssetColors, b: AssetColors) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
