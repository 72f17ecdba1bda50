import SwiftUI
import WaggleTestKit

/// A host of 200 × 100 whose content is at the upper left corner, and which is at rest.
@MainActor func motionHost<Content: View>(@ViewBuilder _ content: @escaping () -> Content)
  -> TestHost
{
  let host = TestHost(size: CGSize(width: 200, height: 100)) {
    content().frame(width: 200, height: 100, alignment: .topLeading)
  }
  host.settle()
  return host
}

extension Animation {
  /// 0 to 1 in one second, at one speed.
  static var second: Animation { .linear(duration: 1) }
}

extension TestHost {
  /// Each line of what is drawn, up to its first closing parenthesis.
  var drawn: [String] {
    displayList.description.split(separator: "\n").map { line in
      let end = line.firstIndex(of: ")").map { line.index(after: $0) } ?? line.endIndex
      return line[..<end].trimmingCharacters(in: .whitespaces)
    }
  }

  /// Where items are drawn, in the order of drawing.
  var places: [CGRect] {
    drawn.compactMap { line in
      guard line.hasPrefix("rect") || line.hasPrefix("fill") || line.hasPrefix("text"),
        let start = line.lastIndex(of: "(")
      else { return nil }
      let numbers = line[start...].dropFirst().dropLast().split(separator: " ").compactMap {
        Double($0)
      }
      guard numbers.count == 4 else { return nil }
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }

  /// The left edges of what is drawn.
  var edges: [CGFloat] { places.map(\.minX) }

  /// What `look` says now, in half a second and in a whole one.
  func halves<Look>(_ look: (TestHost) -> Look) -> [Look] {
    var looks = [look(self)]
    advance(by: 0.5)
    looks.append(look(self))
    advance(by: 0.5)
    looks.append(look(self))
    return looks
  }
}

/// A square of 20 × 20.
struct Square: View {
  var body: some View { Color.red.frame(width: 20, height: 20) }
}

/// The newest number.
enum NumberKey: PreferenceKey {
  static let defaultValue: Double = 0
  static func reduce(value: inout Double, nextValue: () -> Double) { value = nextValue() }
}
