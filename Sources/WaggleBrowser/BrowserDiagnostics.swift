import Waggle

extension Diagnostic {
  /// Elements of a page are nested deeper than a page can hold.
  static func tooDeepPage() -> Diagnostic {
    Diagnostic(
      .tooDeep, at: "",
      "A page holds at most \(PageDiffer.deepest) elements inside of one another; what lies deeper is not shown. "
        + "Nest fewer effects and containers, or end a view's recursion.")
  }
}
