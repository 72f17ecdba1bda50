import Foundation
import SwiftUI
import Testing
import WaggleTestKit

/// What a user takes back and does again.
@MainActor @Suite struct UndoManagerTests {
  private final class Hive {
    private(set) var combs = 0
    private let manager: UndoManager

    init(_ manager: UndoManager) { self.manager = manager }

    func set(_ new: Int) {
      let old = combs
      combs = new
      manager.registerUndo(withTarget: self) { $0.set(old) }
      manager.setActionName("Set \(new)")
    }
  }

  private let manager = UndoManager()

  /// Ends the event in which something was registered.
  private func endEvent() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  @Test func `C613: what is registered in one event is one step, and a new one ends redo`() async {
    let hive = Hive(manager)
    hive.set(1)
    hive.set(2)
    await endEvent()
    hive.set(3)
    #expect(manager.undoCount == 2 && manager.undoMenuItemTitle == "Undo Set 3")
    manager.undo()
    #expect(hive.combs == 2 && manager.redoMenuItemTitle == "Redo Set 2")
    manager.undo()
    #expect(hive.combs == 0 && !manager.canUndo)
    manager.redo()
    #expect(hive.combs == 2)
    hive.set(9)
    #expect(!manager.canRedo)
    manager.undo()
    #expect(hive.combs == 2)
  }

  @Test func `C613: groups are one step, and levels bound how many there are`() {
    let hive = Hive(manager)
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    hive.set(1)
    manager.beginUndoGrouping()
    hive.set(2)
    manager.endUndoGrouping()
    #expect(manager.groupingLevel == 1)
    manager.endUndoGrouping()
    hive.set(3)
    manager.undo()
    #expect(hive.combs == 2)
    manager.undo()
    #expect(hive.combs == 0)
    manager.redo()
    #expect(hive.combs == 2)
    manager.levelsOfUndo = 1
    hive.set(4)
    hive.set(5)
    manager.undo()
    manager.undo()
    #expect(hive.combs == 4)
  }

  @Test func `C613: targets are not kept, and their actions can be dropped`() {
    manager.groupsByEvent = false
    weak var gone: Hive?
    do {
      let hive = Hive(manager)
      gone = hive
      hive.set(1)
    }
    #expect(gone == nil)
    manager.undo()
    let hive = Hive(manager)
    hive.set(1)
    manager.disableUndoRegistration()
    hive.set(2)
    manager.enableUndoRegistration()
    #expect(manager.undoCount == 1)
    manager.removeAllActions(withTarget: hive)
    #expect(!manager.canUndo && !manager.canRedo)
  }

  @Test func `C613: notifications name what is done`() {
    var names: [String] = []
    let observers = [
      Notification.Name.NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
      .NSUndoManagerDidRedoChange,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { _ in
        MainActor.assumeIsolated { names.append(name.rawValue) }
      }
    }
    let hive = Hive(manager)
    hive.set(1)
    manager.undo()
    manager.redo()
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    #expect(
      names == [
        "NSUndoManagerWillUndoChangeNotification", "NSUndoManagerDidUndoChangeNotification",
        "NSUndoManagerDidRedoChangeNotification",
      ])
  }
}

/// The undo manager of a window.
@MainActor @Suite struct UndoKeysTests {
  @Observable final class Counter {
    private(set) var count = 0

    func set(_ new: Int, _ manager: UndoManager?) {
      let old = count
      count = new
      manager?.registerUndo(withTarget: self) { $0.set(old, manager) }
    }
  }

  struct Editor: View {
    let counter: Counter
    @State private var name = ""
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      VStack {
        Button("\(counter.count) combs") { counter.set(counter.count + 1, undoManager) }
        TextField("Name", text: $name)
        Text(verbatim: name)
      }
    }
  }

  @Test func `C614: the keys for undo take back what a window's manager has`() throws {
    let counter = Counter()
    let host = TestHost(size: CGSize(width: 300, height: 200)) { Editor(counter: counter) }
    try host.find(label: "0 combs").tap()
    #expect(counter.count == 1)
    host.key("z", modifiers: .command)
    #expect(counter.count == 0 && host.text.contains("0 combs"))
    host.key("z", modifiers: [.command, .shift])
    #expect(counter.count == 1)
    host.key("z", modifiers: .command)
    host.key("y", modifiers: .command)
    #expect(counter.count == 1)
  }

  @Test func `C614: a text that is edited comes first, and then the window`() throws {
    let counter = Counter()
    let host = TestHost(size: CGSize(width: 300, height: 200)) { Editor(counter: counter) }
    try host.find(label: "0 combs").tap()
    try host.find(label: "Name").type("Ada")
    host.key("z", modifiers: .command)
    #expect(counter.count == 1 && !host.text.contains("Ada"))
    host.key("z", modifiers: .command)
    #expect(counter.count == 0)
  }

  @Test func `C614: two windows have two managers, and a window that is gone keeps nothing`() throws
  {
    weak var gone: Counter?
    do {
      let (first, second) = (Counter(), Counter())
      gone = first
      let host = TestHost(size: CGSize(width: 300, height: 200)) { Editor(counter: first) }
      let other = TestHost(size: CGSize(width: 300, height: 200)) { Editor(counter: second) }
      try host.find(label: "0 combs").tap()
      other.key("z", modifiers: .command)
      #expect(first.count == 1 && second.count == 0)
    }
    #expect(gone == nil)
  }
}
