import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Views that are made and not inserted.
@MainActor @Suite struct PassedOverAppearanceTests {
  @Test func `R147: a view that was passed over does not appear when the row around it does`() {
    var log: [String] = []
    let host = TestHost(size: CGSize(width: 100, height: 50)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<20) { number in
            ViewThatFits(in: .horizontal) {
              box(400, 50, "wide \(number)").onAppear { log.append("wide \(number)") }
              box(40, 50, "narrow \(number)").onAppear { log.append("narrow \(number)") }
                .onDisappear { log.append("no narrow \(number)") }
            }
          }
        }
      }
    }
    host.settle()
    #expect(!log.isEmpty && log.allSatisfy { $0.hasPrefix("narrow") })
    for step: CGFloat in [100, 100, 100, -100, -100, -100] {
      host.scroll(at: CGPoint(x: 50, y: 25), by: CGVector(dx: 0, dy: step))
      for _ in 0..<4 { host.frame() }
    }
    #expect(log.contains("no narrow 0"))
    #expect(log.filter { $0 == "narrow 0" }.count == 2)
    #expect(!log.contains { $0.hasPrefix("wide") })
  }
}
