import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

private struct Writer: View {
  var name = "a"
  var body: some View { Color.red.frame(width: 10, height: 10).writes(name) }
}

private struct Listener<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View { content.onPreferenceChange(Names.self) { _ in } }
}

/// A value that is written in a presentation and observed outside of it: N-BOUNDARY, and what `explain` says.
@MainActor @Suite struct PresentationBoundaryTests {
  private let isOpen = Binding.constant(true)

  private func made<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
    let host = TestHost(size: CGSize(width: 600, height: 600)) { content() }
    host.settle()
    return host
  }

  private func expectBoundary<Content: View>(
    _ location: SourceLocation = #_sourceLocation, @ViewBuilder _ content: @escaping () -> Content
  ) {
    let host = made(content)
    let reports = host.reports("N-BOUNDARY")
    #expect(reports.count == 1, "\(host.diagnostics)", sourceLocation: location)
    #expect(reports.first?.path == "Listener", sourceLocation: location)
    #expect(
      reports.first?.message.contains("hand the value out through a binding") == true,
      sourceLocation: location)
    #expect(host.reports("W-ORDER").isEmpty, "\(host.diagnostics)", sourceLocation: location)
    #expect(host.reports("W-NOWRITER").isEmpty, "\(host.diagnostics)", sourceLocation: location)
    let text = host.explain(Names.self, from: "Writer", to: "Listener")
    #expect(text.hasPrefix("It does not arrive"), "\(text)", sourceLocation: location)
    #expect(
      text.contains("what a presentation writes stays in it (R160, R161)"), "\(text)",
      sourceLocation: location)
    #expect(
      text.contains("Observe Names inside the presented view"), "\(text)", sourceLocation: location)
  }

  @Test func `R161: what a sheet, a cover or a popover writes is reported as kept in it`() {
    let isOpen = isOpen
    expectBoundary { Listener { Text("map").sheet(isPresented: isOpen) { Writer() } } }
    expectBoundary { Listener { Text("map").fullScreenCover(isPresented: isOpen) { Writer() } } }
    expectBoundary { Listener { Text("map").popover(isPresented: isOpen) { Writer() } } }
  }

  @Test func `R161: what an alert or a dialog writes is reported as kept in it`() {
    let isOpen = isOpen
    expectBoundary {
      Listener {
        Text("map").alert("Sure?", isPresented: isOpen) {
          Button("Yes") {}
          Writer()
        }
      }
    }
    expectBoundary {
      Listener {
        Text("map").confirmationDialog("Sure?", isPresented: isOpen) {
          Button("Yes") {}
          Writer()
        }
      }
    }
  }

  @Test func `R161: what an inspector writes is reported as kept in it, in a column too`() {
    let isOpen = isOpen
    expectBoundary { Listener { Text("map").inspector(isPresented: isOpen) { Writer() } } }
    let host = made { Text("map").inspector(isPresented: isOpen) { Text("petals") } }
    #expect(host.diagnostics.isEmpty, "\(host.diagnostics)")
  }

  @Test func `R161: a writer that a sheet opens later is reported when it is there`() throws {
    func opened(_ knob: Knob<Bool>) -> TestHost {
      made {
        Turned(knob) { isOn in
          Listener {
            VStack {
              Writer()
              Text("map")
            }
            .sheet(isPresented: .constant(isOn)) { Writer(name: "b") }
          }
        }
      }
    }
    let knob = Knob(false)
    let host = opened(knob)
    #expect(host.diagnostics.isEmpty)
    host.frame { knob.value = true }
    host.settle()
    let fresh = opened(Knob(true))
    #expect(fresh.reports("N-BOUNDARY").count == 1)
    #expect(fresh.reports("N-BOUNDARY") == host.reports("N-BOUNDARY"))
    host.frame { knob.value = false }
    host.settle()
    #expect(host.preference(Names.self) == ["a"])
  }

  @Test func `R161: a value that is observed in the presentation crosses no boundary`() {
    let isOpen = isOpen
    for host in [
      made {
        Writer().onPreferenceChange(Names.self) { _ in }
          .sheet(isPresented: isOpen) { Listener { Writer() } }
      },
      made {
        Listener { Writer().sheet(isPresented: isOpen) { Listener { VStack { Writer() } } } }
      },
      made { Text("map").sheet(isPresented: isOpen) { Writer() } },
      made { Listener { Writer() }.sheet(isPresented: isOpen) { Writer() } },
    ] {
      #expect(host.diagnostics.isEmpty, "\(host.diagnostics)")
    }
  }

  @Test func `R161: a sheet in a sheet has its own boundary`() {
    let isOpen = isOpen
    let host = made {
      Text("map").sheet(isPresented: isOpen) {
        Listener { Text("form").sheet(isPresented: isOpen) { Writer() } }
      }
    }
    #expect(host.reports("N-BOUNDARY").count == 1, "\(host.diagnostics)")
    #expect(host.reports("W-ORDER").isEmpty)
    let text = host.explain(Names.self, from: "Writer", to: "Listener")
    #expect(text.contains("stays in it (R160, R161)"), "\(text)")
  }

  @Test func `R161: a reader outside of the presentation is reported too, once for many writers`() {
    let isOpen = isOpen
    let host = made {
      Text("map").writes("w").sheet(isPresented: isOpen) {
        VStack { ForEach(0..<50, id: \.self) { _ in Writer() } }
      }
      .overlayPreferenceValue(Names.self) { Text($0.joined()) }
    }
    #expect(host.reports("N-BOUNDARY").count == 1, "\(host.diagnostics)")
  }

  @Test
  func `An observer beside what presents the writer is reported as outside of the boundary (R161)`()
  {
    let isOpen = isOpen
    let host = made {
      HStack {
        Text("map").sheet(isPresented: isOpen) { Writer() }
        Listener { Text("list") }
      }
    }
    #expect(host.reports("N-BOUNDARY").count == 1, "\(host.diagnostics)")
    #expect(host.reports("W-ORDER").isEmpty)
  }

  @Test
  func `For an observer in a presentation the answer states that the writer is outside (R075)`() {
    let isOpen = isOpen
    let host = made {
      Writer().sheet(isPresented: isOpen) { Listener { Text("form") } }
    }
    let text = host.explain(Names.self, from: "Writer", to: "Listener")
    #expect(text.contains("Writer is outside of the presentation (R075)"), "\(text)")
    #expect(host.reports("W-ORDER").count == 1)
    #expect(host.reports("N-BOUNDARY").isEmpty)
  }

  @Test func `Observers of the framework in the screens of a stack are not reported (R029)`() {
    let host = made {
      NavigationStack {
        Text("a").navigationTitle("A")
        Text("b")
      }
    }
    #expect(host.reports("W-GROUP").isEmpty, "\(host.diagnostics)")
  }
}
