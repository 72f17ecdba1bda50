import Foundation
import TestSupport
import Testing

/// What SwiftUI has and Waggle lacks is reported at its line, with a message, and hides none of a program's own names.
@Suite struct UnavailableTests {
  private static let start = "import Foundation\nimport Waggle\nimport WaggleControls\n"

  private func errors(inFile text: String) throws -> String {
    try CompilerTests().errors(Self.start + text)
  }

  @Test(arguments: [
    (#"@Environment(\.modelContext) private var context"#, "no SwiftData"),
    (#"@Environment(\.managedObjectContext) var context"#, "no Core Data"),
  ])
  func `an unavailable environment key is a compiler error with the reason`(
    line: String, words: String
  ) throws {
    let text = try errors(
      inFile: "struct Probe: View {\n  \(line)\n  var body: some View { Text(\"a\") }\n}")
    #expect(text.contains(words), "\(text)")
    #expect(!text.contains("no exact matches"), "\(text)")
  }

  @Test
  func `a publisher of an observed property is unavailable, and that of a notification is not`()
    throws
  {
    let text = try errors(
      inFile: #"""
        import Combine
        func follow(_ progress: Progress) { _ = progress.publisher(for: \.fractionCompleted) }
        """#)
    #expect(text.contains("has no key-value observation"), "\(text)")
    #expect(
      try errors(
        inFile: #"""
          import Combine
          func follow() -> any Publisher<Notification, Never> {
            NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)
          }
          """#
      ).isEmpty)
  }

  @Test func `a program may declare an unavailable API itself`() throws {
    #expect(
      try errors(
        inFile: #"""
          extension EnvironmentValues {
            struct EditModeKey: EnvironmentKey { static var defaultValue: Int { 1 } }
            var editMode: Int {
              get { self[EditModeKey.self] }
              set { self[EditModeKey.self] = newValue }
            }
          }
          extension Image {
            init(_ name: String) { self.init(systemName: name) }
          }
          extension Color {
            init(_ hex: String) { self.init(red: 0, green: 0, blue: 0) }
          }
          enum UserInterfaceSizeClass { case small }
          struct Probe: View {
            @Environment(\.editMode) private var dismiss
            let size = UserInterfaceSizeClass.small
            var body: some View {
              VStack {
                Image("star").resizable()
                Color("#ff0000").frame(width: 3)
                Text("a").environment(\.editMode, dismiss + 1)
              }
            }
          }
          """#) == "")
  }

  @Test(
    arguments: [
      ("Text(\"a\").colorEffect(ShaderLibrary.tint(.color(.red)))", "runs no shaders"),
      ("Text(\"a\").onPencilSqueeze { _ in }", "knows no pencils"),
      ("Text(\"a\").speechSpellsOutCharacters()", "Screen readers"),
      ("Text(\"a\").quickLookPreview(.constant(nil))", "previews no files"),
      (
        "Text(\"a\").fileImporter(isPresented: .constant(false), allowedContentTypes: [.pdf]) { _ in }",
        "no file dialogs"
      ),
      ("Image(\"a\").allowedDynamicRange(.high)", "brighter than white"),
    ])
  func `C671: what is absent is an error at its line that says what to do instead`(
    view: String, words: String
  ) throws {
    let text = try errors(inFile: "struct Probe: View { var body: some View { \(view) } }")
    #expect(text.contains(words), "\(text)")
  }

  @Test(
    arguments: [
      ("@FetchRequest(sortDescriptors: []) var items: FetchedResults<Int>", "no Core Data"),
      ("let bar = MenuBarExtra(\"a\") { Text(\"b\") }", "no menus in the bar"),
    ])
  func `C671: types that are absent say what to use instead`(line: String, words: String) throws {
    let text = try errors(
      inFile: "@MainActor struct Probe { \(line) }")
    #expect(text.contains(words), "\(text)")
  }

  @Test func `a colour literal is a colour`() throws {
    #expect(
      try errors(
        inFile: #"""
          let one: Color = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
          let two = Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))
          let three = [#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1), Color.blue]
          let four = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
          struct Probe: View {
            var body: some View {
              Rectangle().fill(#colorLiteral(red: 0.5, green: 0, blue: 0, alpha: 1) as Color)
                .background(Color(#colorLiteral(red: 0.5, green: 0, blue: 0, alpha: 1)))
            }
          }
          """#) == "")
  }

  @Test func `an image literal is an error that says how an image is named`() throws {
    let text = try errors(inFile: #"let it: Image = #imageLiteral(resourceName: "photo")"#)
    #expect(text.contains("no image literals"), "\(text)")
  }
}
