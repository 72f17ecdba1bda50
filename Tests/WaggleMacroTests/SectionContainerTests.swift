import Observation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

extension ContainerValues {
  @Entry fileprivate var colour = "none"
}

@Observable private final class Garden {
  var beds = ["rose", "tulip"]
  var isTidy = false
}

/// Two loose views, a section for each bed, and one with a footer.
private struct Beds: View {
  let garden: Garden

  var body: some View {
    Text("gate")
    Text("path")
    ForEach(garden.beds, id: \.self) { bed in
      Section(bed) {
        Button("\(bed) 1") {}
        if garden.isTidy { Text("\(bed) 2") }
      }
      .containerValue(\.colour, bed == "rose" ? "red" : "blue")
    }
    Section {
      Text("compost")
    } footer: {
      Text("end")
    }
  }
}

@Suite("Sections as containers see them (R211)")
@MainActor struct SectionContainerTests {
  private let garden = Garden()

  private func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
    let host = TestHost(size: CGSize(width: 400, height: 600), content: content)
    host.settle()
    return host
  }

  @Test func `R211: a group finds headers, contents and footers, and loose views as a section`() {
    let garden = garden
    let host = host {
      VStack {
        Group(sections: Beds(garden: garden)) { sections in
          ForEach(sections) { section in
            HStack {
              Text(
                verbatim:
                  "\(section.header.count) \(section.content.count) \(section.footer.count) "
                  + section.containerValues.colour)
              section.header
              section.footer
              section.content
            }
          }
        }
      }
    }
    #expect(
      host.text == [
        "0 2 0 none", "gate", "path", "1 1 0 red", "rose", "rose 1", "1 1 0 blue", "tulip",
        "tulip 1", "0 1 1 none", "end", "compost",
      ])
    garden.isTidy = true
    garden.beds = ["lily", "rose"]
    host.settle()
    #expect(
      host.text == [
        "0 2 0 none", "gate", "path", "1 2 0 blue", "lily", "lily 1", "lily 2", "1 2 0 red", "rose",
        "rose 1", "rose 2", "0 1 1 none", "end", "compost",
      ])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `R211: a ForEach over sections makes a view for each, also in a lazy stack`() {
    let garden = garden
    func names(_ host: TestHost) -> [String] { host.text.filter { $0.hasSuffix(":") } }
    let stack = host {
      VStack { ForEach(sections: Beds(garden: garden)) { Text("\($0.content.count):") } }
    }
    let lazy = host {
      ScrollView {
        LazyVStack { ForEach(sections: Beds(garden: garden)) { Text("\($0.content.count):") } }
      }
    }
    #expect(names(stack) == ["2:", "1:", "1:", "1:"])
    #expect(names(lazy) == names(stack))
    garden.beds = []
    stack.settle()
    lazy.settle()
    #expect(names(stack) == ["2:", "1:"])
    #expect(names(lazy) == names(stack))
  }
}
