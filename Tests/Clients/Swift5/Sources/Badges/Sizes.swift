import Foundation
import SwiftUI

struct SizeKey: PreferenceKey {
  static var defaultValue: CGSize = .zero

  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
    let next = nextValue()
    value = CGSize(width: max(value.width, next.width), height: max(value.height, next.height))
  }
}

extension View {
  /// Calls `onChange` with the size that this view takes.
  func readSize(onChange: @escaping (CGSize) -> Void) -> some View {
    background(
      GeometryReader { geometry in
        Color.clear.preference(key: SizeKey.self, value: geometry.size)
      }
    )
    .onPreferenceChange(SizeKey.self, perform: onChange)
  }
}

/// A title over a rule that is as wide as the title.
public struct Underlined: View {
  let title: String
  @State private var size: CGSize = .zero

  public init(title: String) { self.title = title }

  public var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title)
        .font(.title)
        .fixedSize()
        .readSize { size = $0 }
      Rectangle()
        .frame(width: size.width, height: 2)
        .accessibilityIdentifier("rule")
    }
  }
}
