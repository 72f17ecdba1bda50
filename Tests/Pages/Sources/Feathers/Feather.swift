import SwiftUI

/// A view of another module, which the program does not use.
struct Feather: View {
  var color = Color.blue

  var body: some View { Capsule().fill(color).frame(width: 20, height: 80) }
}

#Preview("Feather", traits: .sizeThatFitsLayout) { Feather() }

private struct Feather_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Feather(color: .red).previewDisplayName("Red feather")
      ForEach(1..<3) { Text("Feather \($0)") }
    }
    .previewLayout(.sizeThatFits)
  }
}

/// A provider that is generic has no previews.
struct Generic_Previews<T>: PreviewProvider {
  static var previews: some View { Text("\(T.self)") }
}

public enum Feathers { public static let count = 3 }
