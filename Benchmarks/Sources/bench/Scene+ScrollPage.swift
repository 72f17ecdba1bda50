import Foundation
import SwiftUI

/// The program that `scroll-page` serves: rows in a scroll view.
struct ScrollPageApp: App {
  var body: some SwiftUI.Scene {
    WindowGroup {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<Self.rows, id: \.self) { row in
            Button("Row \(row)") {}.frame(height: 44)
          }
        }
      }
    }
  }

  private static var rows: Int {
    Int(ProcessInfo.processInfo.environment["ROWS"] ?? "") ?? 1000
  }
}

/// A page scrolls by itself: the bytes and the elements that it is sent for each step.
struct ScrollPage: Scene {
  let rows: Int

  var name: String { "scroll-page" }
  var n: Int? { rows }

  func run() -> Row {
    let steps = 100
    guard let page = PageClient(rows: rows), let session = page.open() else {
      return Row(scene: name, n: n, observerCorrect: false)
    }
    page.settle()
    var sent = PageTraffic()
    for step in 1...steps {
      page.send(#"{"t":"scrolled","id":1,"n":0,"x":0,"y":\#(step * 30),"on":true}"#)
      sent.add(page.settle(wait: 20))
    }
    return Row(
      scene: name, n: n, sentBytes: Double(sent.bytes) / Double(steps),
      sentElements: Double(sent.elements) / Double(steps),
      observerCorrect: page.isAt(steps * 30, session))
  }

  /// Nothing to be counted: the work is another process's.
  func count() -> Int { 1 }
}

/// What a page was sent.
private struct PageTraffic {
  var bytes = 0
  /// Elements that were created.
  var elements = 0

  mutating func add(_ other: PageTraffic) {
    bytes += other.bytes
    elements += other.elements
  }
}

extension PageClient {
  private func hello(_ session: String?) -> String {
    let known = session.map { #","session":"\#($0)""# } ?? ""
    return #"{"t":"hello","w":390,"h":844,"scale":1\#(known)}"#
  }

  /// Opens a session; returns its name.
  fileprivate func open() -> String? {
    send(hello(nil))
    guard let answer = receive(wait: 5000) else { return nil }
    let fields = try? JSONSerialization.jsonObject(with: Data(answer)) as? [String: Any]
    return fields?["session"] as? String
  }

  /// Acknowledges patches until no more come.
  @discardableResult
  fileprivate func settle(wait: Int32 = 1000) -> PageTraffic {
    var traffic = PageTraffic()
    while let patch = receive(wait: wait) {
      let fields = try? JSONSerialization.jsonObject(with: Data(patch)) as? [String: Any]
      let steps = fields?["steps"] as? [[Any]] ?? []
      traffic.bytes += patch.count
      traffic.elements += steps.count { $0.first as? String == "c" }
      if let number = fields?["n"] as? Int { send(#"{"t":"shown","n":\#(number)}"#) }
    }
    return traffic
  }

  /// Whether a page that opens the session again is scrolled to an offset.
  fileprivate func isAt(_ offset: Int, _ session: String) -> Bool {
    guard connect() else { return false }
    send(hello(session))
    while let answer = receive(wait: 1000) {
      if String(decoding: answer, as: UTF8.self).contains("\"now\":[0,\(offset)]") { return true }
    }
    return false
  }
}
