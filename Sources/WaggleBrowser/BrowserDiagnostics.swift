import Waggle

extension Diagnostic {
  /// Elements of a page are nested deeper than a page can hold.
  static func tooDeepPage() -> Diagnostic {
    Diagnostic(
      .tooDeep, at: "",
      "A page nests at most \(PageDiffer.maximumDepth) elements; deeper ones are not shown. "
        + "Nest fewer effects and containers, or end a view's recursion.")
  }
}
