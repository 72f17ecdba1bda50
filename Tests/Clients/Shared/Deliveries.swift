import SwiftUI

/// How many views below count themselves.
public struct CountKey: PreferenceKey {
  public static let defaultValue = 0

  public static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// The ways in which people have written what an observer does, as the signature went back and forth.
public struct Deliveries: View {
  @State private var plain = 0
  @State private var later = 0
  @State private var assumed = 0
  @State private var bound = 0
  @State private var renamed = 0

  public init() {}

  public var body: some View {
    VStack {
      Color.red.preference(key: CountKey.self, value: 1)
      Color.blue.preference(key: CountKey.self, value: 2)
    }
    .onPreferenceChange(CountKey.self) { plain = $0 }
    .onPreferenceChange(CountKey.self) { value in
      Task { @MainActor in later = value }
    }
    .onPreferenceChange(CountKey.self) { value in
      MainActor.assumeIsolated { assumed = value }
    }
    .onPreferenceChange(CountKey.self) { [$bound] value in
      $bound.wrappedValue = value
    }
    .onPreferenceChange(CountKey.self) { @Sendable [binding = $renamed] value in
      binding.wrappedValue = value
    }
    .overlay { Text("\(plain) \(later) \(assumed) \(bound) \(renamed)") }
  }
}
