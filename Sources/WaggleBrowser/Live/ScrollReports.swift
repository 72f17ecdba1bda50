package import Waggle

/// Where the page has scrolled since the last frame.
///
/// Always true: it has one report a scroll view, the newest.
package struct ScrollReports {
  private var newest: [Int: ScrollReport] = [:]

  package init() {}

  package var isEmpty: Bool { newest.isEmpty }

  /// Whether the reports are due before another one is added: a gesture's last report does not replace those before, so that
  /// its motion is observed.
  package func areDue(before report: ScrollReport, of scrollView: Int) -> Bool {
    !report.isMoving && newest[scrollView]?.isMoving == true
  }

  package mutating func add(_ report: ScrollReport, of scrollView: Int) {
    newest[scrollView] = report
  }

  /// Takes all reports, in the order of the scroll views' numbers.
  package mutating func takeAll() -> [(scrollView: Int, report: ScrollReport)] {
    defer { newest = [:] }
    return newest.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
