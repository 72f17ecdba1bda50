import Foundation
import Observation
import SwiftUI
import WaggleTestKit

/// A program whose views an edit replaces: what `Gen1` and `Gen2` declare has the same names, as in two modules.
@MainActor @Observable final class Edited {
  var view: AnyView
  init(_ view: AnyView) { self.view = view }
}

private struct Program: View {
  let edited: Edited
  var body: some View { edited.view }
}

/// A tree that shows a view and keeps states.
@MainActor func startEdited(_ view: some View) -> (TestHost, Edited) {
  let edited = Edited(AnyView(view))
  let host = TestHost(size: CGSize(width: 300, height: 400)) { Program(edited: edited) }
  host.host.keepsStates = true
  host.settle()
  return (host, edited)
}

extension TestHost {
  /// Shows newer code; returns what starts over.
  func reload(_ edited: Edited, _ view: some View) -> [String] {
    let losses = host.reload(frame: { frame($0) }) { edited.view = AnyView(view) }
    settle()
    return losses
  }
}
