import Foundation
import TestSupport
import Testing
import Waggle

@MainActor @Suite struct SectionTests {
  @Test func `L180: in a stack a section is its header, its content and its footer`() {
    let host = PlainHost(100, 100) {
      VStack(spacing: 0) {
        Section {
          box(10, 10, "a")
          box(10, 10, "b")
        } header: {
          box(10, 5, "header")
        } footer: {
          box(10, 5, "footer")
        }
      }
    }
    #expect(["header", "a", "b", "footer"].map { host.frame($0).minY } == [35, 40, 50, 60])
  }

  @Test func `L180: a section has every part or only some, in the older order of arguments too`() {
    #expect(names { Section { box(1, 1, "a") } } == ["a"])
    #expect(
      names {
        Section {
          box(1, 1, "a")
        } header: {
          box(1, 1, "h")
        }
      } == ["h", "a"])
    #expect(
      names {
        Section {
          box(1, 1, "a")
        } footer: {
          box(1, 1, "f")
        }
      } == ["a", "f"])
    #expect(names { Section(header: box(1, 1, "h")) { box(1, 1, "a") } } == ["h", "a"])
    #expect(names { Section(footer: box(1, 1, "f")) { box(1, 1, "a") } } == ["a", "f"])
    #expect(
      names { Section(header: box(1, 1, "h"), footer: box(1, 1, "f")) { box(1, 1, "a") } }
        == ["h", "a", "f"])
  }

  private func names<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> [String] {
    let host = PlainHost { VStack(spacing: 0, content: content) }
    return host.frames.sorted { $0.value.minY < $1.value.minY }.map(\.key)
  }

  @Test func `L180: the parts of a section can change`() {
    let knob = Knob(true)
    let host = PlainHost(100, 100) {
      Turned(knob) { isLong in
        LazyVStack(spacing: 0) {
          Section {
            ForEach(0..<(isLong ? 3 : 1), id: \.self) { box(10, 10, "\($0)") }
          } header: {
            if isLong { box(10, 5, "header") }
          }
          box(10, 10, "after")
        }
        .frame(height: 100, alignment: .top)
      }
    }
    #expect(host.frame("after").minY == 35)
    host.settle { knob.value = false }
    #expect(host.frame("after").minY == 10)
    #expect(host.frame("header") == .null)
    host.settle { knob.value = true }
    #expect(host.frame("after").minY == 35)
    #expect(host.frame("header").minY == 0)
  }
}
