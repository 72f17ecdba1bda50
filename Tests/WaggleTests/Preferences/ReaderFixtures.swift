import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// The four spellings of a reader, all alike but for the side.
enum ReaderForm: CaseIterable {
  case overlay, alignedOverlay, background, alignedBackground

  var isBackground: Bool { self == .background || self == .alignedBackground }
}

extension View {
  /// This view with a reader in one of its spellings.
  @ViewBuilder
  func reads<K: PreferenceKey, V: View>(
    _ form: ReaderForm, _ key: K.Type, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    switch form {
    case .overlay: overlayPreferenceValue(key, transform)
    case .alignedOverlay: overlayPreferenceValue(key, alignment: .center, transform)
    case .background: backgroundPreferenceValue(key, transform)
    case .alignedBackground: backgroundPreferenceValue(key, alignment: .center, transform)
    }
  }
}
