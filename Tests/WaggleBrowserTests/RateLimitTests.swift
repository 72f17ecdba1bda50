import Testing
import WaggleBrowser

@Suite("A limit of so many per second, and so many at once")
struct RateLimitTests {
  /// The limit by its definition: in no interval are more taken than fit at once, plus the rate times its length.
  private func isWithinLimit(_ taken: [Double], rate: Double, burst: Double) -> Bool {
    taken.indices.allSatisfy { first in
      (first..<taken.count).allSatisfy { last in
        Double(last - first + 1) <= burst + rate * (taken[last] - taken[first]) + 1e-6
      }
    }
  }

  @Test(arguments: [(10.0, 5.0), (1, 1), (0.5, 3), (100, 20)])
  func `It takes no more than that in any interval, and refuses only what would be more`(
    rate: Double, burst: Double
  ) {
    for _ in 0..<20 {
      var limit = RateLimit(rate: rate, burst: burst, at: .zero)
      var (time, taken) = (0.0, [Double]())
      for _ in 0..<150 {
        time += Bool.random() ? 0 : .random(in: 0...2 / rate)
        if limit.take(at: .seconds(time)) {
          taken.append(time)
          #expect(isWithinLimit(taken, rate: rate, burst: burst))
        } else {
          #expect(!isWithinLimit(taken + [time], rate: rate, burst: burst - 1e-3))
        }
      }
    }
  }

  @Test func `After a long pause no more are taken at once than at the start`() {
    var limit = RateLimit(rate: 10, burst: 5, at: .zero)
    for time in [0, 1000] {
      let taken = (0..<9).filter { _ in limit.take(at: .seconds(time)) }
      #expect(taken.count == 5)
    }
  }

  @Test func `Time that goes back adds nothing, nor does its return`() {
    var limit = RateLimit(rate: 1, burst: 3, at: .seconds(10))
    let taken = [10, 10, 10, 0, 5, 10, 11, 11].map { limit.take(at: .seconds($0)) }
    #expect(taken == [true, true, true, false, false, false, true, false])
  }
}
