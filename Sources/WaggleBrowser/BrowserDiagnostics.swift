import Foundation
import Waggle

extension Diagnostic {
  /// A program opened an address of a scheme that a page does not open.
  static func unopenedAddress(_ url: URL, opened schemes: [String]) -> Diagnostic {
    Diagnostic(
      .unopenedAddress, at: "",
      "The address \(url.absoluteString.prefix(200)) was not opened: a page opens only \(schemes.joined(separator: ", ")). "
        + "Handle others with .environment(\\.openURL, OpenURLAction { … }).")
  }

  /// A view has a blend mode that browsers lack.
  static func missingBlendMode(_ mode: BlendMode) -> Diagnostic {
    Diagnostic(
      .blendMode, at: "",
      "A page cannot draw the blend mode \(mode): such views are drawn "
        + (mode == .destinationOut ? "not at all. " : "as normal ones. ") + "Use mask instead.")
  }

  /// Elements of a page are nested deeper than a page can hold.
  static func tooDeepPage() -> Diagnostic {
    Diagnostic(
      .tooDeep, at: "",
      "A page nests at most \(PageDiffer.maximumDepth) elements; deeper ones are not shown. "
        + "Nest fewer effects and containers, or end a view's recursion.")
  }
}
