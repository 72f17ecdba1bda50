import CoreGraphics
import SwiftUI

struct Mark: Identifiable, Equatable {
  let id: String
  let bounds: Anchor<CGRect>
}

struct MarksKey: PreferenceKey {
  typealias Value = [Mark]

  static var defaultValue: Value = []

  static func reduce(value: inout Value, nextValue: () -> Value) {
    value.append(contentsOf: nextValue())
  }
}

struct FrameAround: ViewModifier {
  let chosen: String

  func body(content: Content) -> some View {
    content.overlayPreferenceValue(MarksKey.self) { marks in
      GeometryReader { proxy in
        ForEach(marks.filter { $0.id == chosen }) { mark in
          let rect = proxy[mark.bounds].insetBy(dx: -2, dy: -2)
          RoundedRectangle(cornerRadius: 4, style: .continuous)
            .stroke(Color.blue, lineWidth: 2)
            .frame(width: rect.width, height: rect.height)
            .accessibilityIdentifier("frame")
            .offset(x: rect.minX, y: rect.minY)
        }
      }
    }
  }
}

/// Words in a row; the one that was tapped has a frame around it.
public struct Chooser: View {
  let words: [String]
  @State private var chosen: String

  public init(words: [String]) {
    self.words = words
    _chosen = State(initialValue: words[0])
  }

  public var body: some View {
    HStack(spacing: 20) {
      ForEach(words, id: \.self, content: word)
    }
    .modifier(FrameAround(chosen: chosen))
  }

  private func word(_ word: String) -> some View {
    Text(word)
      .anchorPreference(key: MarksKey.self, value: .bounds) { [Mark(id: word, bounds: $0)] }
      .onTapGesture { chosen = word }
  }
}

func doubled(_ rect: CGRect) -> CGRect {
  rect.applying(CGAffineTransform(scaleX: 2, y: 2))
}

func spaced<Content: View>(_ content: Content) -> some View {
  content.padding(.horizontal, 4)
}

@ViewBuilder
func titled<Content: View>(_ title: String?, @ViewBuilder content: () -> Content) -> some View {
  if let title {
    VStack {
      Text(title).bold()
      content()
    }
  } else {
    content()
  }
}
