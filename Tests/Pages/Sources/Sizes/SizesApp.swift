import SwiftUI

/// The same word in many sizes, each a little further down than the one before.
@main struct SizesApp: App {
  var body: some Scene {
    WindowGroup {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(9..<18) { size in
          HStack(alignment: .top, spacing: 0) {
            ForEach(0..<8) { step in
              Text("Hive")
                .font(.system(size: CGFloat(size)))
                .padding(.top, CGFloat(step) / 8)
                .frame(width: 45, height: 30, alignment: .topLeading)
            }
          }
        }
        Text("Eleven points, in two lines that are wrapped")
          .font(.caption2)
          .frame(width: 160, alignment: .leading)
      }
    }
  }
}
