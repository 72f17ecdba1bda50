import Foundation
import Observation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@MainActor @Observable private final class TitleModel {
  var isLarge = true
}

/// The distances of cards, headers and footers in lists and forms on iOS 26, as recorded there, with boxes for texts.
@MainActor @Suite struct SectionDistanceTests {
  nonisolated private static let kinds = ["list", "form", "grouped"]

  private func box(_ height: CGFloat = 24.5, _ name: String = "") -> some View {
    Color.gray.frame(width: 40, height: height).accessibilityIdentifier(name)
  }

  @ViewBuilder private func rows(_ kind: String, @ViewBuilder _ rows: () -> some View) -> some View
  {
    switch kind {
    case "form": Form { rows() }
    case "grouped": List { rows() }.listStyle(.grouped)
    default: List { rows() }
    }
  }

  private func top<Content: View>(
    _ name: String = "z", @ViewBuilder _ content: @escaping () -> Content
  )
    throws -> CGFloat
  {
    let host = TestHost(size: CGSize(width: 320, height: 800), content: content)
    host.settle()
    return try host.find(identifier: name).frame.minY
  }

  @Test(arguments: kinds)
  func `C084: after a footer the next card or header is 11.5 points nearer`(kind: String) throws {
    let card = try top {
      rows(kind) {
        Section {
          box()
        } header: {
          box()
        } footer: {
          box(21)
        }
        Section { box(24.5, "z") }
      }
    }
    #expect(card == 168.75)
    let header = try top {
      rows(kind) {
        Section {
          box()
        } footer: {
          box(21)
        }
        Section {
          box(24.5, "z")
        } header: {
          box()
        }
      }
    }
    #expect(header == 186.25)
  }

  @Test(arguments: kinds)
  func `C084, C203: a header adds its own 10 points to the spacing of sections`(kind: String) throws
  {
    func second(_ spacing: ListSectionSpacing, header: Bool) throws -> CGFloat {
      try top {
        rows(kind) {
          Section {
            box()
          } header: {
            box()
          }
          Section {
            box(24.5, "z")
          } header: {
            if header { box() }
          }
        }
        .listSectionSpacing(spacing)
      }
    }
    // 44.5 of header and 56 of card, then the space, and the header of 34.5.
    #expect(try second(.custom(30), header: true) == 100.5 + 40 + 34.5 + 15.75)
    #expect(try second(.custom(30), header: false) == 100.5 + 30 + 15.75)
    #expect(try second(.custom(0), header: true) == 100.5 + 10 + 34.5 + 15.75)
    #expect(try second(.default, header: true) == 100.5 + 27.5 + 34.5 + 15.75)
    #expect(try second(.default, header: false) == 100.5 + 35 + 15.75)
  }

  @Test(arguments: kinds, [0, 30] as [CGFloat])
  func `C084: margins of sections are the same with footers`(kind: String, margin: CGFloat) throws {
    // A lower margin replaces what is below a footer; the upper part of the space remains.
    let y = try top {
      rows(kind) {
        Section {
          box()
        } footer: {
          box(21)
        }
        .listSectionMargins(.bottom, margin)
        Section { box(24.5, "z") }
      }
    }
    #expect(y == 35 + 56 + 29 + margin + 17.5 + 15.75)
  }

  @Test(arguments: ["plain", "inset"])
  func `C082: a header of a plain list is 42 points higher than its content`(style: String) throws {
    func y(_ name: String) throws -> CGFloat {
      try top(name) {
        let list = List {
          box()
          box()
          Section {
            box(24.5, "z")
          } header: {
            box(24.5, "header")
          }
        }
        if style == "plain" { list.listStyle(.plain) } else { list.listStyle(.inset) }
      }
    }
    #expect(try y("z") == 194.25)
    #expect(try y("header") == 112 + 32)
  }

  @Test(arguments: ["list", "form", "grouped", "plain"], [true, false])
  func `C081: the first card is right below a large title, and 35 points below one in the bar`(
    kind: String, isLarge: Bool
  ) throws {
    let y = try top {
      NavigationStack {
        Group {
          if kind == "plain" {
            List { box(26, "z") }.listStyle(.plain)
          } else {
            rows(kind) { box(26, "z") }
          }
        }
        .navigationTitle("Settings")
        .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
      }
    }
    let gap: CGFloat = kind == "plain" || isLarge ? 0 : 35
    #expect(y == (isLarge ? 116.5 : 64) + gap + 15)
  }

  @Test
  func
    `C081: a list in a sheet over a page with a large title, and one in no page, keep their space`()
    throws
  {
    let sheet = TestHost(size: CGSize(width: 320, height: 800)) {
      NavigationStack {
        Text("a").navigationTitle("Settings")
          .sheet(isPresented: .constant(true)) {
            List { box(26, "z") }.accessibilityIdentifier("list")
          }
      }
    }
    sheet.advance(by: 1)
    let list = try sheet.find(role: .list).frame
    #expect(try sheet.find(identifier: "z").frame.minY == list.minY + 50)
    #expect(try top { List { box(26, "z") } } == 50)
  }

  @Test func `C081: the space above the first card changes with the title, and not by scrolling`()
    throws
  {
    let model = TitleModel()
    let host = TestHost(size: CGSize(width: 320, height: 400)) {
      NavigationStack {
        List {
          box(26, "z")
          ForEach(0..<30) { _ in box(26) }
        }
        .navigationTitle("Settings")
        .navigationBarTitleDisplayMode(model.isLarge ? .large : .inline)
      }
    }
    host.settle()
    #expect(try host.find(identifier: "z").frame.minY == 131.5)
    host.frame { model.isLarge = false }
    host.settle()
    #expect(try host.find(identifier: "z").frame.minY == 114)
    host.frame { model.isLarge = true }
    host.settle()
    #expect(try host.find(identifier: "z").frame.minY == 131.5)
    host.scroll(at: CGPoint(x: 160, y: 300), by: CGVector(dx: 0, dy: 20))
    host.settle()
    #expect(try host.find(identifier: "z").frame.minY == 111.5)
  }

  @Test(arguments: [24.5, 40] as [CGFloat], [true, false])
  func `C094: a row with a toggle or a stepper is as high as one with its label`(
    height: CGFloat, isStepper: Bool
  ) throws {
    let y = try top {
      Form {
        if isStepper {
          Stepper(value: .constant(1)) { box(height) }
        } else {
          Toggle(isOn: .constant(true)) { box(height) }
        }
        box(24.5, "z")
      }
    }
    #expect(y == 35 + max(56, height + 30) + 15.75)
  }
}
