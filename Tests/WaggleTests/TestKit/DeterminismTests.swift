import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// A key whose values are in a hash table.
private struct Marks: PreferenceKey {
  static let defaultValue: [String: Int] = [:]
  static func reduce(value: inout [String: Int], nextValue: () -> [String: Int]) {
    value.merge(nextValue()) { $0 + $1 }
  }
}

/// What depends on hashes, on a locale, a zone or the time, if anything does.
private struct Diary: View {
  @State private var names = Set(["Ada", "Bea", "Cleo", "Dora"])
  @State private var isOpen = false
  @State private var day = Date(timeIntervalSince1970: 1_700_000_000)
  @State private var marks: [String: Int] = [:]

  var body: some View {
    VStack {
      DatePicker("Day", selection: $day)
      Text(day, style: .date)
      Text(verbatim: marks.keys.sorted().joined(separator: " "))
      ForEach(names.sorted(), id: \.self) { name in
        Toggle(name, isOn: .constant(names.contains(name)))
          .preference(key: Marks.self, value: [name: name.count])
          .transition(.slide)
      }
      Text(1234.5, format: .number)
      Button("Less") {
        withAnimation { _ = names.remove("Bea") }
        isOpen = true
      }
      .popover(isPresented: $isOpen) { Text(verbatim: "\(names.count) left") }
    }
    .onPreferenceChange(Marks.self) { marks = $0 }
  }
}

/// Each draws the same program in a process with other settings, and other seeds of hash tables.
@Suite struct DeterminismTests {
  /// Prints all that a host shows, before, during and after an animation.
  @MainActor fileprivate static func show(language: String, zone: String) throws {
    setenv("LANG", language, 1)
    setenv("LC_ALL", language, 1)
    setenv("TZ", zone, 1)
    tzset()
    let host = TestHost(size: CGSize(width: 390, height: 700)) { Diary() }
    // The zone is an input of a program, as the time is: by default it is the machine's.
    host.setEnvironment(\.timeZone, .gmt)
    host.settle()
    try report(host)
    try host.find(label: "Less").tap()
    for _ in 0..<3 { host.advance(by: 0.05) }
    try report(host)
    host.settle()
    try report(host)
  }

  @MainActor private static func report(_ host: TestHost) throws {
    print(host.description)
    print(host.displayList.description)
    print(try host.png().base64EncodedString())
  }

  @Test func `C737: a program is the same to the byte in other locales, zones and hash seeds`()
    async throws
  {
    let outputs = [
      await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        try await DeterminismTests.show(language: "en_US.UTF-8", zone: "UTC")
      },
      await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        try await DeterminismTests.show(language: "ar_EG.UTF-8", zone: "Asia/Kathmandu")
      },
      await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        try await DeterminismTests.show(language: "tr_TR.UTF-8", zone: "America/St_Johns")
      },
      await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        try await DeterminismTests.show(language: "C", zone: "Pacific/Kiritimati")
      },
    ]
    let texts = outputs.map { String(decoding: $0?.standardOutputContent ?? [], as: UTF8.self) }
    let first = try #require(texts.first)
    #expect(first.contains("Less"))
    for text in texts { #expect(text == first) }
  }
}
