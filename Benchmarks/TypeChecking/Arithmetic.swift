import SwiftUI

struct Dial: View {
  var value: Double
  var count: Int
  var body: some View {
    GeometryReader { proxy in
      let size = min(proxy.size.width, proxy.size.height)
      ZStack {
        ForEach(0..<count, id: \.self) { index in
          Rectangle()
            .frame(width: index % 5 == 0 ? 3 : 1, height: size * (index % 5 == 0 ? 0.08 : 0.04))
            .offset(y: -size / 2 + size * 0.05)
            .rotationEffect(.degrees(Double(index) / Double(count) * 270 - 135))
            .opacity(Double(index) / Double(count) <= value ? 1 : 0.3)
        }
        Capsule()
          .frame(width: 4, height: size * 0.4)
          .offset(y: -size * 0.2 + 2)
          .rotationEffect(.degrees(value * 270 - 135), anchor: .center)
        Text("\(Int((value * 100).rounded())) %")
          .font(.system(size: max(12, size * 0.12 + 2), weight: .semibold, design: .rounded))
          .position(x: proxy.size.width / 2, y: proxy.size.height / 2 + size * 0.25 - 4)
      }
      .frame(width: size, height: size)
      .position(x: proxy.frame(in: .local).midX, y: proxy.frame(in: .local).midY)
    }
    .aspectRatio(1, contentMode: .fit)
    .padding(.horizontal, 8 + CGFloat(count) / 10 * 2)
  }
}
