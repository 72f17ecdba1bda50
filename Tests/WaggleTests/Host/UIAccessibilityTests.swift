import Accessibility
import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// The user's settings, and reports to assistive technology, as UIKit writes them.
@MainActor @Suite(.serialized) struct UIAccessibilityTests {
  private static var settings: [Bool] {
    [
      UIAccessibility.isReduceMotionEnabled, UIAccessibility.isReduceTransparencyEnabled,
      UIAccessibility.isInvertColorsEnabled, UIAccessibility.shouldDifferentiateWithoutColor,
      UIAccessibility.buttonShapesEnabled, UIAccessibility.isDarkerSystemColorsEnabled,
      UIAccessibility.isBoldTextEnabled,
    ]
  }

  private static let changes: [@MainActor (TestHost) -> Void] = [
    { $0.reducesMotion = true }, { $0.setEnvironment(\._accessibilityReduceTransparency, true) },
    { $0.setEnvironment(\._accessibilityInvertColors, true) },
    { $0.setEnvironment(\._accessibilityDifferentiateWithoutColor, true) },
    { $0.setEnvironment(\._accessibilityShowButtonShapes, true) },
    { $0.setEnvironment(\._colorSchemeContrast, .increased) },
    { $0.setEnvironment(\.legibilityWeight, .bold) },
  ]

  @Test(arguments: 0..<7)
  func `C677: a setting is that of the window in whose action it is read`(index: Int) throws {
    var found: [[Bool]] = []
    let hosts = (0..<2).map { _ in
      TestHost { Button("Read") { found.append(Self.settings) } }
    }
    Self.changes[index](hosts[0])
    for host in hosts { try host.find(label: "Read").tap() }
    #expect(found == [(0..<7).map { $0 == index }, Array(repeating: false, count: 7)])
  }

  @Test
  func `C678: the text of a report is announced in the window of the action, and nothing else`()
    throws
  {
    let reports: [(UIAccessibility.Notification, Any?)] = [
      (.announcement, "Sent"), (.announcement, NSAttributedString(string: "Read")),
      (.screenChanged, AttributedString("Hives")), (.layoutChanged, nil), (.layoutChanged, 7),
      (.pageScrolled, "Page 2 of 5"), (.announcement, ""), (.pauseAssistiveTechnology, "No"),
    ]
    let hosts = (0..<2).map { _ in
      TestHost {
        Button("Send") {
          for (kind, text) in reports { UIAccessibility.post(notification: kind, argument: text) }
        }
      }
    }
    try hosts[0].find(label: "Send").tap()
    #expect(hosts.map(\.announcements) == [["Sent", "Read", "Hives", "Page 2 of 5"], []])
  }

  @Test func `C678: so is the text of the notifications of SwiftUI`() throws {
    let host = TestHost {
      Button("Send") {
        AccessibilityNotification.ScreenChanged("Hives").post()
        AccessibilityNotification.LayoutChanged().post()
        AccessibilityNotification.LayoutChanged("More").post()
        AccessibilityNotification.PageScrolled("Page 2").post()
      }
    }
    try host.find(label: "Send").tap()
    #expect(host.announcements == ["Hives", "More", "Page 2"])
  }

  private struct Follower: View {
    let log: Log

    var body: some View {
      Text("Meadow")
        .onReceive(name(UIAccessibility.reduceMotionStatusDidChangeNotification)) { _ in
          log.add("motion \(UIAccessibility.isReduceMotionEnabled)")
        }
        .onReceive(name(UIAccessibility.darkerSystemColorsStatusDidChangeNotification)) { _ in
          log.add("contrast \(UIAccessibility.isDarkerSystemColorsEnabled)")
        }
    }

    private func name(_ name: Notification.Name) -> NotificationCenter.Publisher {
      NotificationCenter.default.publisher(for: name)
    }
  }

  @Test func `C679: a change of a setting is posted once, to the views of that window alone`() {
    let log = Log()
    let host = TestHost { Follower(log: log) }
    let other = TestHost { Text("other") }
    host.settle()
    host.reducesMotion = true
    host.settle()
    host.reducesMotion = true
    host.setEnvironment(\._colorSchemeContrast, .increased)
    host.settle()
    #expect(log.take() == ["motion true", "contrast true"])
    other.reducesMotion = true
    other.settle()
    #expect(log.take() == [])
  }

  private struct Keyboard: View {
    let log: Log

    private static let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
    ]

    var body: some View {
      Text("Meadow")
        .onReceive(Self.publisher) { notification in
          let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
          let frame = value?.cgRectValue ?? .null
          let name = notification.name.rawValue.dropFirst("UIKeyboard".count).dropLast(12)
          log.add("\(name) \(Int(frame.minY)) \(Int(frame.height))")
        }
    }

    private static var publisher: some Publisher<Notification, Never> {
      Publishers.MergeMany(names.map { NotificationCenter.default.publisher(for: $0) })
    }
  }

  @Test func `C680: the keyboard on the screen is reported as it comes, changes and leaves`() {
    let log = Log()
    let host = TestHost(size: CGSize(width: 200, height: 400)) { Keyboard(log: log) }
    host.settle()
    host.keyboard = 150
    host.settle()
    #expect(log.take() == ["WillChangeFrame 250 150", "WillShow 250 150", "DidShow 250 150"])
    host.keyboard = 150
    host.settle()
    #expect(log.take() == [])
    host.keyboard = 180
    host.settle()
    #expect(log.take() == ["WillChangeFrame 220 180", "WillShow 220 180", "DidShow 220 180"])
    host.keyboard = 0
    host.settle()
    #expect(log.take() == ["WillChangeFrame 400 180", "WillHide 400 180", "DidHide 400 180"])
  }

  private struct Form: View {
    let answers: Recorder<Bool>
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      TextField("Flower", text: $text).focused($isFocused).accessibilityIdentifier("field")
      Text(isFocused ? "editing" : "done")
      Text("End").onTapGesture {
        answers.add(UIApplication.shared.windows.first?.endEditing(true) ?? false)
      }
    }
  }

  @Test func `C681: a window ends the editing of its text, and says whether there was any`() throws
  {
    let answers = Recorder<Bool>()
    let host = TestHost(size: CGSize(width: 200, height: 200)) { Form(answers: answers) }
    host.settle()
    try host.find(label: "End").tap()
    try host.find(identifier: "field").tap()
    #expect(host.text.contains("editing") && host.host.input.focus.focused != nil)
    try host.find(label: "End").tap()
    #expect(host.text.contains("done") && host.host.input.focus.focused == nil)
    #expect(answers.take() == [false, true])
  }

  @Test func `C681: a button that has the focus keeps it`() throws {
    let host = TestHost(size: CGSize(width: 200, height: 200)) {
      Button("End") { UIApplication.shared.keyWindow?.endEditing(true) }
    }
    host.key(.tab)
    host.key(.space)
    #expect(host.host.input.focus.focused != nil)
  }
}
