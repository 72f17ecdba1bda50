import SwiftUI

/// Whether all drafts in a view are valid. Without any draft they are.
struct Validity: PreferenceKey {
  static let defaultValue = true

  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value && nextValue()
  }
}
