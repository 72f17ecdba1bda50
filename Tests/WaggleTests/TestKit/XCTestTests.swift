import WaggleTestKit
import XCTest

// XCTest on Linux stops at discovery where a test method is synchronous and isolated to the main actor. An asynchronous
// one works, and so does a plain one that assumes the isolation, which holds as XCTest runs on the main thread.
final class XCTestTests: XCTestCase {
  @MainActor func testAnAsynchronousTestSettles() async throws {
    let host = TestHost { Text("Hi").onTapGesture {} }
    await host.settle()
    try host.find(label: "Hi").tap()
    XCTAssertEqual(host.text, ["Hi"])
  }

  func testASynchronousTestAssumesTheMainActor() {
    MainActor.assumeIsolated {
      let host = TestHost { Text("Hi") }
      host.settle()
      XCTAssertEqual(host.text, ["Hi"])
    }
  }
}
