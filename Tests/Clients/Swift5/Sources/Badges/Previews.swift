#if canImport(SwiftUI) && DEBUG
  import SwiftUI

  struct BadgeRow_Previews: PreviewProvider {
    static var previews: some View {
      Group {
        BadgeRow(["Ada", "Grace"])
        BadgeRow([])
          .preferredColorScheme(.dark)
          .environment(\.colorScheme, .dark)
          .previewDisplayName("Empty")
      }
      .previewLayout(.sizeThatFits)
      .previewDevice("iPhone 15")
    }
  }
#endif
