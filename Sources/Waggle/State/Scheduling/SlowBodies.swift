import Foundation

extension Runtime {
  /// How long a body may take, in seconds, before it is reported.
  static let longestBody = 0.1

  /// Reports a body that took too long, once for each view.
  func noteBody<Source>(_ source: Source.Type, _ scope: ViewScope?, since begin: TimeInterval) {
    guard let bodyClock, bodyClock() - begin > Self.longestBody else { return }
    let milliseconds = Int((min(bodyClock() - begin, 1e6) * 1000).rounded())
    reportOnce(.slowBody(typeName(source), milliseconds, at: scope?.path ?? ""))
  }
}
