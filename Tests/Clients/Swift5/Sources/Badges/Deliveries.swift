import SwiftUI

/// The ways in which people have written what an observer does, as the signature went back and forth.
public struct Deliveries: View {
  @State private var plain = 0
  @State private var later = 0
  @State private var assumed = 0
  @State private var bound = 0

  public init() {}

  public var body: some View {
    VStack {
      Badge("A")
      Badge("B")
    }
    .onPreferenceChange(BadgeCountKey.self) { plain = $0 }
    .onPreferenceChange(BadgeCountKey.self) { value in
      Task { @MainActor in later = value }
    }
    .onPreferenceChange(BadgeCountKey.self) { value in
      MainActor.assumeIsolated { assumed = value }
    }
    .onPreferenceChange(BadgeCountKey.self) { [$bound] value in
      $bound.wrappedValue = value
    }
    .overlay(Text("\(plain) \(later) \(assumed) \(bound)"))
  }
}
