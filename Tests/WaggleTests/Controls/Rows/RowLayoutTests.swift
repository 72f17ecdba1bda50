import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Where the parts of a row are.
@MainActor @Suite struct RowLayoutTests {
  private func host<Content: View>(
    _ direction: LayoutDirection = .leftToRight, @ViewBuilder _ rows: @escaping () -> Content
  ) -> TestHost {
    TestHost.phone {
      NavigationStack { List { rows() } }.environment(\.layoutDirection, direction)
    }
  }

  /// The frames of the lines between rows, from the top.
  private func lines(_ host: TestHost) -> [CGRect] {
    host.displayList.description.split(separator: "\n").compactMap { line in
      guard line.contains("#000000@0.10") else { return nil }
      let numbers = line.split { !"-.0123456789".contains($0) }.compactMap { Double($0) }
      return numbers.count >= 4
        ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
    }
  }

  @Test func `C083: the line below a row begins at the first text in it`() {
    let lines = lines(
      host {
        HStack(spacing: 10) {
          Color.red.frame(width: 40, height: 10)
          VStack(alignment: .leading) {
            Text("Title").padding(.leading, 5)
            Text("More")
          }
        }
        HStack {
          Text("Left")
          Spacer()
          Text("Right")
        }
        Color.red.frame(height: 10)
        NavigationLink {
        } label: {
          HStack(spacing: 10) {
            Color.red.frame(width: 30, height: 10)
            Text("Link")
          }
        }
        Label {
          Text("Bee")
        } icon: {
          Text("b")
        }
        Text("last")
      })
    #expect(lines.map(\.minX) == [82, 32, 32, 72, 72])
    #expect(lines.allSatisfy { $0.maxX == 358 })
  }

  @Test func `C083: a row sets both ends of its line by guides`() {
    let lines = lines(
      host {
        HStack(spacing: 10) {
          Color.red.frame(width: 40, height: 10)
          Text("Title")
        }
        .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] + 4 }
        .alignmentGuide(.listRowSeparatorTrailing) { $0[.leading] + 20 }
        Text("last")
      })
    #expect(lines.map(\.minX) == [36])
    #expect(lines.map(\.maxX) == [52])
  }

  @Test(arguments: [0, 16, 60])
  func `C086: the chevron of a link keeps its place whatever the insets of the row are`(
    trailing: CGFloat
  ) throws {
    let insets = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: trailing)
    let host = host {
      NavigationLink("Plain") {}
      NavigationLink {
      } label: {
        Color.red.frame(height: 20).accessibilityIdentifier("content")
      }
      .listRowInsets(insets)
    }
    let chevrons = chevrons(host)
    #expect(chevrons.count == 2)
    #expect(chevrons.first == chevrons.last)
    #expect(
      try host.find(identifier: "content").frame.maxX == 374 - 16 - 7 - 8 - max(trailing - 16, 0))
  }

  /// Where the chevrons are drawn from the leading edge, from the printed list.
  private func chevrons(_ host: TestHost) -> [String] {
    host.displayList.description.split(separator: "\n")
      .filter { $0.contains("chevron") }
      .compactMap { $0.split(separator: "(").dropFirst().first?.split(separator: " ").first }
      .map { String($0) }
  }

  @Test func `C047: rows with labels have one height whatever their symbols are`() throws {
    let names = ["star", "bell.fill", "person.3.fill", "thermometer", "minus"]
    let host = host {
      ForEach(names, id: \.self) { Label($0, systemImage: $0) }
      Text("text")
      Label {
        Text("picture")
      } icon: {
        Color.red.frame(width: 44, height: 44)
      }
    }
    for name in names + ["text"] {
      #expect(try host.find(role: .row, label: name).frame.height == 56)
    }
    #expect(try host.find(role: .row, label: "picture").frame.height == 74)
  }
}
