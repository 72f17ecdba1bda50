import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

@MainActor @Suite struct BuiltInPreferenceTests {
  // MARK: The preferred scheme

  @Test func `A preferred scheme is a preference like any other (R162, R012)`() {
    let both = value(PreferredColorSchemeKey.self) { leaf.preferredColorScheme(.dark) }
    let key = value(PreferredColorSchemeKey.self) {
      leaf.preference(key: PreferredColorSchemeKey.self, value: .dark)
    }
    #expect(both == .some(.dark) && key == .some(.dark))
    #expect(PreferredColorSchemeKey.defaultValue == nil)
  }

  @Test func `Of siblings the first scheme wins, of ancestors the outer one, nil too (R163)`() {
    func asked<V: View>(@ViewBuilder _ content: @escaping () -> V) -> ColorScheme? {
      value(PreferredColorSchemeKey.self, content: content)
    }
    func value<V: View>(
      _ key: PreferredColorSchemeKey.Type, content: @escaping () -> V
    ) -> ColorScheme? { host(.seeds, content).preference(key) ?? nil }
    #expect(
      asked {
        VStack {
          leaf.preferredColorScheme(nil)
          leaf.preferredColorScheme(.dark)
          leaf.preferredColorScheme(.light)
        }
      } == .dark)
    #expect(
      asked { VStack { leaf.preferredColorScheme(.dark) }.preferredColorScheme(.light) } == .light)
    #expect(asked { VStack { leaf.preferredColorScheme(.dark) }.preferredColorScheme(nil) } == nil)
  }

  // MARK: What cannot be seen

  @Test func `A hidden view keeps its preferences and its space (R170)`() {
    let log = Log()
    let host = host {
      VStack(spacing: 0) {
        leaf.box(30, 20).writes("h").logsFrame(log).hidden().logsFrame(log, "hidden ")
        leaf.box(10, 10).writes("v")
      }
    }
    #expect(host.preference(Names.self) == ["h", "v"])
    #expect(log.entries.contains("hidden (85,85,30,20)"))
  }

  @Test func `Modifiers that change only the appearance pass preferences on unchanged (R171)`() {
    func passes<V: View>(@ViewBuilder _ content: @escaping (AnyView) -> V) -> Bool {
      value(Names.self) { content(AnyView(leaf.writes("x"))) } == ["x"]
    }
    #expect(passes { $0.opacity(0) })
    #expect(passes { $0.disabled(true) })
    #expect(passes { $0.frame(width: 0, height: 0) })
    #expect(passes { $0.clipped() })
    #expect(passes { $0.clipShape(Circle()) })
    #expect(passes { $0.cornerRadius(3) })
    #expect(passes { $0.compositingGroup() })
    #expect(passes { $0.drawingGroup() })
    #expect(passes { $0.blur(radius: 3) })
    #expect(passes { $0.shadow(radius: 3) })
    #expect(passes { $0.border(Color.blue) })
    #expect(passes { $0.rotationEffect(.degrees(30)).scaleEffect(2).offset(x: 3) })
    #expect(passes { $0.allowsHitTesting(false) })
    #expect(
      passes { $0.padding(3).fixedSize().layoutPriority(2).aspectRatio(2, contentMode: .fit) })
    #expect(passes { $0.position(x: 3, y: 3).zIndex(2).environment(\.colorScheme, .dark) })
  }

  @Test
  func
    `A view that draws nothing still has its output, and passing values on adds none (R171, R016)`()
  {
    #expect(value(Names.self) { leaf.opacity(0).disabled(true).clipped().padding(3) } == nil)
    #expect(value(Names.self) { Color.clear.writes("x") } == ["x"])
  }

  // MARK: Identity

  @Test func `Another id gives new state at once, and the value is never missing (R176)`() {
    let id = Knob(1)
    let inner = Knob(0)
    let log = Log()
    let host = host {
      Turned(id) { id in
        VStack { Turned(inner) { leaf.writes("i\($0)") }.id(id) }.logsNames(log)
      }
    }
    host.settle()
    host.frame { inner.value = 5 }
    host.frame { id.value = 2 }
    #expect(log.entries == ["i0", "i5", "i0"])
  }

  @Test func `An equal view is not rebuilt, and its writer keeps its value (R177)`() {
    struct Blind: View, @preconcurrency Equatable {
      let text: String
      static func == (a: Blind, b: Blind) -> Bool { true }
      var body: some View { leaf.writes(text) }
    }
    let knob = Knob("a")
    let host = host { Turned(knob) { Blind(text: $0).equatable() } }
    #expect(host.preference(Names.self) == ["a"])
    host.frame { knob.value = "b" }
    #expect(host.preference(Names.self) == ["a"])
  }
}
