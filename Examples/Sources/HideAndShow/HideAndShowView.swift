import SwiftUI

/// The page that works, and one on which the preference is sent from the wrong place.
public struct HideAndShowView: View {
  public init() {}

  public var body: some View {
    TabView {
      Tab("Curtains", systemImage: "theatermasks") { PageView() }
      Tab("The wrong place", systemImage: "exclamationmark.triangle") { WrongPlacePage() }
    }
  }
}
