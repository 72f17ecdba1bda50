import Foundation
import SwiftUI

private struct Reader: View {
  @Environment(\.fuzzed) private var fuzzed
  @Environment(\.colorScheme) private var scheme
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isSearching) private var isSearching
  var body: some View {
    Button("\(fuzzed) \(scheme == .dark ? "dark" : "light") \(isEnabled) \(isSearching)") {
      dismiss()
    }
  }
}

private struct Publishing: View {
  @ObservedObject var object: Announcer
  var body: some View { Text("p\(object.value)") }
}

private struct Local: View {
  @State private var count = 0
  @FocusState private var isFocused: Bool
  var body: some View {
    VStack {
      Button("\(count)") { withAnimation { count += 1 } }
      TextField("focus", text: .constant("a")).focused($isFocused)
      if count % 2 == 1 { Text("odd").transition(.slide).onAppear { isFocused = true } }
    }
  }
}

struct Moving: View, @MainActor Animatable {
  var value: Double
  var animatableData: Double {
    get { value }
    set { value = newValue }
  }
  var body: some View { Text("\(value, format: .number.precision(.fractionLength(1)))") }
}

extension NodeView {
  var content: (any View)? {
    switch node.kind {
    case .text: Text("\(name) \(model.numbers[slot(0)])")
    case .markdown: Text("**\(name)** [link](https://a.b) `code`")
    case .dateText: Text(model.dates[slot(0)], style: node.isOdd(1) ? .date : .time)
    case .longText:
      Text(verbatim: String(repeating: "word \(name) ", count: 1 + node.number(1, 12) * 3))
        .lineLimit(node.isOdd(2) ? node.number(0, 4) + 1 : nil)
    case .symbol: Image(systemName: ["star", "heart.fill", "bolt", "no.such"][node.number(0, 4)])
    case .color: Color.blue.frame(width: node.isOdd(0) ? length(1) : nil)
    case .shape: shape
    case .gradient:
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        .frame(height: length(1))
    case .spacer: Spacer(minLength: node.isOdd(0) ? length(1) : nil)
    case .divider: Divider()
    case .empty: EmptyView()
    case .label: Label(name, systemImage: "leaf")
    case .canvas:
      Canvas { context, size in
        context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
        context.draw(Text(name), at: CGPoint(x: size.width / 2, y: size.height / 2))
      }
    case .geometry:
      GeometryReader { proxy in
        Text("\(Int(proxy.size.width))").position(
          x: proxy.size.width / 2, y: proxy.frame(in: .global).minY)
      }
    case .unavailable:
      ContentUnavailableView(name, systemImage: "tray", description: Text("none"))
    case .reader: Reader()
    case .observed: Text("\(model.words[slot(0)]) \(model.amounts[slot(1)], format: .number)")
    case .published: Publishing(object: model.published)
    case .local: Local()
    case .animatedNumber:
      Moving(value: model.amounts[slot(0)] * 100).animation(
        .linear(duration: 0.4), value: model.amounts[slot(0)])
    default: nil
    }
  }

  private var shape: any View {
    switch node.number(0, 7) {
    case 0: Circle().fill(.orange)
    case 1: Rectangle().stroke(.red, lineWidth: 2)
    case 2: RoundedRectangle(cornerRadius: length(1)).inset(by: length(2))
    case 3: Capsule().trim(from: 0, to: model.amounts[slot(1)])
    case 4: Ellipse().rotation(.degrees(30)).fill(.blue.gradient)
    case 5:
      Path { path in
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 40, y: 0), control: CGPoint(x: 20, y: 40))
      }
      .strokedPath(StrokeStyle(lineWidth: 3, dash: [4, 2]))
    default:
      UnevenRoundedRectangle(topLeadingRadius: 10, bottomTrailingRadius: length(1)).fill(.tint)
    }
  }
}
