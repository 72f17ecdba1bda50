import Foundation
import Testing

/// What must not compile: a client's source is type-checked, and the error is the one that is meant. It imports what
/// `SwiftUI` re-exports, which needs none of the C libraries that drawing needs.
@Suite struct CompilerTests {
  private static let key = """
    import Foundation
    import Waggle
    struct Plain { var number = 0 }
    struct PlainKey: PreferenceKey {
      static var defaultValue: Plain { Plain() }
      static func reduce(value: inout Plain, nextValue: () -> Plain) { value = nextValue() }
    }

    """

  @Test func `R074: an observer's value must be Equatable, a reader's need not be`() throws {
    #expect(
      try errors(
        Self.key + """
          @MainActor func read() -> some View {
            Color.red
              .preference(key: PlainKey.self, value: Plain())
              .overlayPreferenceValue(PlainKey.self) { Text("\\($0.number)") }
              .backgroundPreferenceValue(PlainKey.self) { Text("\\($0.number)") }
          }
          """) == "")
    let observed = try errors(
      Self.key + """
        @MainActor func observe() -> some View {
          Color.red.onPreferenceChange(PlainKey.self) { _ in }
        }
        """)
    #expect(observed.contains("'Plain' conform to 'Equatable'"), "\(observed)")
  }

  /// A view that sets its state in an observer whose action is declared as `action`.
  private func observer(_ action: String) -> String {
    """
    import Foundation
    import Waggle
    extension View {
      nonisolated func observed<K: PreferenceKey>(
        _ key: K.Type, perform action: \(action)
      ) -> some View { self }
    }
    enum Width: PreferenceKey {
      static var defaultValue: CGFloat { 0 }
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
    }
    struct Measured: View {
      @State private var width: CGFloat = 0
      var body: some View { Color.red.observed(Width.self) { width = $0 } }
    }
    """
  }

  @Test func `R198, R199: a Sendable action could not set state; the current one can`() throws {
    let sendable = try errors(observer("@escaping @Sendable (K.Value) -> Void"))
    #expect(sendable.contains("can not be mutated from a Sendable closure"), "\(sendable)")
    #expect(try errors(observer("@escaping (K.Value) -> Void")) == "")
  }

  @Test func `R110: an anchor cannot be made, only requested`() throws {
    let made = try errors(
      """
      import Foundation
      import Waggle
      let anchor = Anchor<CGRect>()
      """)
    #expect(made.contains("'Anchor<Value>' initializer is inaccessible"), "\(made)")
    let read = try errors(
      """
      import Foundation
      import Waggle
      func value(of anchor: Anchor<CGRect>) -> CGRect { anchor.value }
      """)
    #expect(read.contains("value of type 'Anchor<CGRect>' has no member 'value'"), "\(read)")
  }

  @Test(arguments: ["", ": Int", ": String?"])
  func `R225: a wrong name in the environment is reported where it is, with a message`(type: String)
    throws
  {
    let wrong = try errors(
      """
      import Foundation
      import Waggle
      struct Card: View {
        @Environment(\\.colorSchem) private var value\(type)
        var body: some View { Color.red }
      }
      """)
    #expect(wrong.contains("EnvironmentValues has no value of this name"), "\(wrong)")
    #expect(wrong.contains("4 |   @Environment(\\.colorSchem)"), "\(wrong)")
    #expect(!wrong.contains("no exact matches"), "\(wrong)")
  }

  @Test func `R225: right names in the environment compile, of any type`() throws {
    #expect(
      try errors(
        """
        import Foundation
        import Observation
        import Waggle
        @Observable final class Meadow {}
        struct Card: View {
          @Environment(\\.colorScheme) private var scheme
          @Environment(\\.lineLimit) private var limit
          @Environment(\\.lineLimit) private var typed: Int?
          @Environment(\\.lineSpacing) private var spacing: CGFloat
          @Environment(\\EnvironmentValues.isEnabled) private var isEnabled
          @Environment(\\.self) private var all
          @Environment(Meadow.self) private var meadow
          @Environment(Meadow.self) private var perhaps: Meadow?
          var body: some View { Color.red }
        }
        """) == "")
  }

  /// The errors and warnings that the compiler has for a client's file in Swift 6 mode.
  func errors(_ source: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try source.write(to: file, atomically: true, encoding: .utf8)
    let modules = try modules()
    let helpers = modules.deletingLastPathComponent()
      .appending(path: "COpenCombineHelpers.build/module.modulemap")
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments =
      [
        "swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-I",
        modules.path, "-Xcc", "-fmodule-map-file=\(helpers.path)", file.path,
      ]
    let output = Pipe()
    compiler.standardError = output
    try compiler.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    compiler.waitUntilExit()
    return compiler.terminationStatus == 0 ? "" : text
  }

  /// Where the build put the modules: beside the program that runs the tests.
  private func modules() throws -> URL {
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let folders = [program] + CommandLine.arguments
    let found = folders.map {
      URL(fileURLWithPath: $0).deletingLastPathComponent().appending(path: "Modules")
    }
    .first {
      FileManager.default.fileExists(atPath: $0.appending(path: "Waggle.swiftmodule").path)
    }
    return try #require(found, "no modules beside any of \(folders)")
  }
}
