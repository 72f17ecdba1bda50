import SwiftUI

#Preview { Bird(name: "Unnamed") }

#Preview("Finch") { Bird(name: "Finch") }

#Preview("Wide", traits: .landscapeLeft) { Bird(name: "Wide") }

#Preview("Small", traits: .fixedLayout(width: 120, height: 90)) { Bird(name: "Small") }

#Preview("Fed", traits: .sizeThatFitsLayout, .modifier(Fed())) { Color.green }

#Preview("Hungry", traits: .fixedLayout(width: 300, height: 80), .modifier(Hungry())) {
  Text("never shown")
}

#Preview("Twice") { Text("one") }
#Preview("Twice") { Text("two") }

struct Fed: PreviewModifier {
  static func makeSharedContext() async throws -> CGFloat {
    try await Task.sleep(for: .milliseconds(20))
    return 44
  }

  func body(content: Content, context: CGFloat) -> some View {
    content.frame(width: context, height: context)
  }
}

struct Hungry: PreviewModifier {
  struct NoSeeds: Error, CustomStringConvertible {
    var description: String { "there are no seeds" }
  }

  static func makeSharedContext() async throws -> Int { throw NoSeeds() }

  func body(content: Content, context: Int) -> some View { content }
}

struct Owl_Previews: PreviewProvider {
  static var previews: some View {
    Bird(name: "Owl").previewDevice("iPhone SE (2nd generation)")
    Bird(name: "Eagle").previewDevice("iPone 15").previewDisplayName("Eagle")
    Bird(name: "Swift")
      .previewDevice("iPhone SE (2nd generation)")
      .previewInterfaceOrientation(.landscapeRight)
      .previewDisplayName("Swift")
  }
}
