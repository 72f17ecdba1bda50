import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// What Apple's documentation of `draggable` and `dropDestination` says.
@MainActor @Suite("Drag and drop")
struct DragAndDropTests {
  private let log = Log()
  private let size = CGSize(width: 100, height: 300)

  private func squares() -> TestHost {
    TestHost(size: size) { Squares(log: log) }
  }

  @Test func `a mouse drags a value to the view that takes its type, with the location there`() {
    let host = squares()
    host.drag(from: at(50, 50), to: at(30, 170))
    #expect(log.take() == ["green true", "green clover 30,70", "green false"])
    #expect(host.diagnostics.isEmpty)
    #expect(!host.isDragging)
  }

  @Test func `a mouse that moves less than 4 points drags nothing`() {
    let host = squares()
    host.press(at: at(50, 50))
    host.move(to: at(53, 50))
    #expect(!host.isDragging)
    host.move(to: at(54, 50))
    #expect(host.isDragging)
    host.release(at: at(54, 50))
    #expect(log.take().isEmpty)
  }

  @Test func `a view that takes another type is not targeted`() {
    let host = squares()
    host.drag(from: at(50, 50), to: at(50, 250), steps: 20)
    #expect(log.take() == ["green true", "green false"])
  }

  @Test func `a finger drags after half a second, and scrolls or taps before`() {
    let host = squares()
    host.finger(.began, 50, 50)
    host.advance(by: 0.4)
    host.finger(.moved, 50, 150)
    #expect(!host.isDragging)
    host.finger(.ended, 50, 150)
    #expect(log.take().isEmpty)
    host.finger(.began, 50, 50)
    host.advance(by: 0.5)
    #expect(host.isDragging)
    host.finger(.moved, 50, 150)
    host.finger(.ended, 50, 150)
    #expect(log.take() == ["green true", "green clover 50,50", "green false"])
  }

  @Test func `Escape takes back what is dragged, and so does a cancelled pointer`() {
    let host = squares()
    host.press(at: at(50, 50))
    host.move(to: at(50, 150))
    host.key(.escape)
    #expect(!host.isDragging)
    host.release(at: at(50, 150))
    #expect(log.take() == ["green true", "green false"])
    host.finger(.began, 50, 50)
    host.advance(by: 0.5)
    host.finger(.moved, 50, 150)
    host.finger(.cancelled, 50, 150)
    #expect(log.take() == ["green true", "green false"])
  }

  @Test func `outside of the window nothing is targeted, and letting go there takes nothing`() {
    let host = squares()
    host.press(at: at(50, 50))
    host.move(to: at(50, 150))
    host.move(to: at(-40, 150))
    #expect(log.take() == ["green true", "green false"])
    host.release(at: at(-40, 150))
    #expect(log.take().isEmpty)
  }

  @Test func `what the pointer drags is drawn above everything, and returns if it is not taken`()
    throws
  {
    let host = squares()
    let before = host.displayList.description
    host.press(at: at(50, 50))
    host.move(to: at(60, 170))
    let dragged = host.displayList.description
    #expect(dragged.hasPrefix(before) && dragged != before)
    host.release(at: at(60, 270))
    #expect(host.displayList.description != before)
    host.advance(by: 0.4)
    #expect(host.displayList.description == before)
    host.settle()
    #expect(host.host.nextMoment == nil)
  }

  @Test func `with reduced motion it is back at once`() {
    let host = squares()
    host.reducesMotion = true
    host.frame()
    let before = host.displayList.description
    host.press(at: at(50, 50))
    host.move(to: at(50, 270))
    host.release(at: at(50, 270))
    #expect(host.displayList.description == before)
  }

  @Test func `a preview is drawn around the pointer instead of the view`() {
    let host = TestHost(size: size) {
      Color.red.draggable("clover") { Text("a preview") }
    }
    host.press(at: at(50, 50))
    host.move(to: at(50, 100))
    #expect(host.displayList.description.contains("a preview"))
    host.key(.escape)
    host.advance(by: 0.4)
    #expect(!host.displayList.description.contains("a preview"))
  }

  @Test func `the innermost view that takes it is targeted, and others around it are not`() {
    let host = TestHost(size: size) {
      VStack(spacing: 0) {
        Color.red.frame(height: 100).draggable("clover")
        Color.green.frame(width: 50, height: 100)
          .dropDestination(for: URL.self) { _, _ in
            true
          } isTargeted: {
            log.add("url \($0)")
          }
          .frame(width: 100, height: 200)
          .dropDestination(for: String.self) { _, at in
            log.add("outer \(Int(at.y))")
            return true
          } isTargeted: {
            log.add("outer \($0)")
          }
      }
    }
    host.drag(from: at(50, 50), to: at(50, 200))
    #expect(log.take() == ["outer true", "outer 100", "outer false"])
  }

  @Test func `the gestures of a view that is dragged are cancelled`() {
    let host = TestHost(size: size) {
      VStack(spacing: 0) {
        Button("Clover") { log.add("pressed") }.frame(width: 100, height: 100)
          .contentShape(Rectangle()).draggable("clover")
        Color.green.dropDestination(for: String.self) { words, _ in
          log.add(words.joined())
          return true
        }
      }
    }
    host.tap(at: at(50, 50))
    #expect(log.take() == ["pressed"])
    host.drag(from: at(50, 50), to: at(50, 200))
    host.drag(from: at(50, 50), to: at(52, 51), steps: 1)
    #expect(log.take() == ["clover", "pressed"])
  }

  @Test func `a gesture inside the view that has the touch keeps it`() {
    let host = TestHost(size: size) {
      Color.red.gesture(
        DragGesture(minimumDistance: 0).onEnded { _ in log.add("dragged") }
      ).draggable("clover")
    }
    host.press(at: at(50, 50))
    host.move(to: at(50, 200))
    #expect(!host.isDragging)
    host.release(at: at(50, 200))
    #expect(log.take() == ["dragged"])
  }

  @Test func `a long press opens the view's menu, and moving on closes it and drags`() {
    let host = TestHost(size: CGSize(width: 300, height: 400)) {
      VStack(spacing: 0) {
        Color.red.frame(height: 100).draggable("clover")
          .contextMenu { Button("Call") {} }
        Color.green.dropDestination(for: String.self) { words, _ in
          log.add(words.joined())
          return true
        }
      }
    }
    host.finger(.began, 50, 50)
    host.advance(by: 0.6)
    #expect((try? host.find(label: "Call")) != nil)
    #expect(!host.isDragging)
    host.finger(.moved, 50, 80)
    #expect(host.isDragging)
    host.settle()
    host.advance(by: 0.3)
    #expect((try? host.find(label: "Call")) == nil)
    host.finger(.moved, 50, 300)
    host.finger(.ended, 50, 300)
    #expect(log.take() == ["clover"])
  }

  @Test func `a disabled view is neither dragged nor dropped on`() {
    let host = TestHost(size: size) {
      VStack(spacing: 0) {
        Color.red.draggable("clover")
        Color.green.dropDestination(for: String.self) { _, _ in
          log.add("green")
          return true
        }
        .disabled(true)
        Color.blue.draggable("sage").disabled(true)
      }
    }
    host.drag(from: at(50, 50), to: at(50, 150))
    host.press(at: at(50, 250))
    host.move(to: at(50, 150))
    #expect(!host.isDragging)
    #expect(log.take().isEmpty)
  }

  @Test func `a screen reader takes a view and drops it where its type is taken`() throws {
    let host = TestHost(size: size) {
      VStack {
        Text("Clover").draggable("clover")
        Text("Basket").dropDestination(for: String.self) { words, _ in
          log.add(words.joined())
          return true
        }
      }
    }
    #expect(throws: (any Error).self) { try host.find(label: "Basket").perform("Drop") }
    try host.find(label: "Clover").perform("Drag")
    try host.find(label: "Basket").perform("Drop")
    #expect(log.take() == ["clover"])
    #expect(throws: (any Error).self) { try host.find(label: "Basket").perform("Drop") }
  }

  @Test func `a test drops a value from outside on a view`() {
    let host = squares()
    host.drop("sage", at: at(20, 130))
    #expect(log.take() == ["green true", "green sage 20,30", "green false"])
    host.drop("sage", at: at(20, 230))
    host.drop(URL(string: "https://example.com")!, at: at(20, 230))
    #expect(log.take() == ["blue true", "blue", "blue false"])
  }
}
