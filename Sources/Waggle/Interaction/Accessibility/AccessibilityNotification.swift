public import Foundation

/// What a program reports to assistive technology that is not in its views.
public enum AccessibilityNotification {
  /// A sentence that a screen reader speaks: it interrupts no other, and the focus stays (C360).
  ///
  /// ```swift
  /// Button("Send") { AccessibilityNotification.Announcement("Sent").post() }
  /// ```
  ///
  /// Post it in an action, or in a task that one began: the screen reader of the window with the views of that action speaks it. A test
  /// reads it in `host.announcements`.
  public struct Announcement: Sendable {
    private let text: String

    /// An announcement of a string as it is.
    public init<S: StringProtocol>(_ announcement: S) { text = String(announcement) }

    /// An announcement of the characters of an attributed string.
    public init(_ announcement: AttributedString) { text = String(announcement.characters) }

    /// Has it spoken. Outside of the actions and the tasks of a program's views it has no effect.
    public func post() {
      AnnouncementStore.ofAction?.post(text)
    }
  }

  /// A sentence about a page that was scrolled to, such as "Page 2 of 5": spoken as an announcement is (C678).
  public struct PageScrolled: Sendable {
    private let announcement: Announcement

    /// A sentence as it is.
    public init<S: StringProtocol>(_ announcement: S) {
      self.announcement = Announcement(announcement)
    }

    /// A sentence of the characters of an attributed string.
    public init(_ announcement: AttributedString) { self.announcement = Announcement(announcement) }

    /// Has it spoken. Outside of the actions and the tasks of a program's views it has no effect.
    public func post() { announcement.post() }
  }

  /// A change of a part of the screen. Windows and pages report what has changed by themselves: a text is announced, and
  /// nothing else is to do (C678).
  public struct LayoutChanged {
    private let text: String?

    /// A change; `element` is a `String` or an `AttributedString` to speak, or anything else, which has no effect.
    public init(_ element: Any? = nil) { text = AccessibilityNotification.text(of: element) }

    /// Has the text spoken, if there is one.
    public func post() { if let text { Announcement(text).post() } }
  }

  /// A change of the whole screen. Windows and pages report what has changed by themselves: a text is announced, and nothing
  /// else is to do (C678).
  public struct ScreenChanged {
    private let text: String?

    /// A change; `element` is a `String` or an `AttributedString` to speak, or anything else, which has no effect.
    public init(_ element: Any? = nil) { text = AccessibilityNotification.text(of: element) }

    /// Has the text spoken, if there is one.
    public func post() { if let text { Announcement(text).post() } }
  }

  /// The text of what a program passes as an element; nil for what has none.
  static func text(of element: Any?) -> String? {
    switch element {
    case let text as String: text
    case let text as AttributedString: String(text.characters)
    case let text as NSAttributedString: text.string
    case let text as NSString: text as String
    default: nil
    }
  }
}

/// What the programs of one host announce.
package final class AnnouncementStore: RuntimeStore, @unchecked Sendable {
  /// The store of the host whose action runs, or in whose action the task was begun. It is bound for events and for
  /// the callbacks of views, and not for each frame.
  @TaskLocal static var current: AnnouncementStore?

  /// The last ones, oldest first; empty while `listener` takes them.
  package private(set) var waiting: [String] = []
  /// The program.
  private let reference: RuntimeReference
  /// Speaks announcements.
  private var listener: ((String) -> Void)?

  /// The most that wait.
  private static let limit = 1000

  init(_ runtime: Runtime) { reference = runtime.reference }

  /// The program; nil once its host is gone.
  fileprivate var runtime: Runtime? { reference.runtime }

  /// Runs a closure whose announcements, and those of the tasks that it begins, are posted here.
  package func posting(_ body: () -> Void) { Self.$current.withValue(self, operation: body) }

  /// The store of the program whose action runs, or in whose action the task was begun; nil outside of both.
  fileprivate static var ofAction: AnnouncementStore? {
    if let current { return current }
    guard isOnMainActor else { return nil }
    var found: AnnouncementStore?
    CallContext.current.actions?.around { found = current }
    return found
  }

  /// Posts an announcement, on any thread.
  fileprivate func post(_ text: String) {
    guard !text.isEmpty else { return }
    onMainActorSoon { self.add(text) }
  }

  private func add(_ text: String) {
    if let listener { return listener(text) }
    waiting = waiting.suffix(Self.limit - 1) + [text]
  }

  /// Speaks those that wait, and from now on each that is posted.
  package func listen(_ speak: @escaping (String) -> Void) {
    listener = speak
    let old = waiting
    waiting = []
    for text in old { speak(text) }
  }

  package func close() { (listener, waiting) = (nil, []) }
}

extension Runtime {
  package var announcements: AnnouncementStore { store() }

  /// The program whose action runs, or in whose action the task was begun; nil outside of both.
  package static var ofAction: Runtime? { AnnouncementStore.ofAction?.runtime }
}
