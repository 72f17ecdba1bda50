import Foundation
import SwiftUI
import Testing
import WaggleTestKit

/// Modifiers that set sizes of controls.
@MainActor @Suite struct ControlSizingTests {
  private let model = ControlModel()

  private func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
    let host = TestHost(size: CGSize(width: 200, height: 300)) { content() }
    host.settle()
    return host
  }

  private func icon(_ width: CGFloat) -> some View {
    Label {
      Color.red.frame(width: 20, height: 10).accessibilityIdentifier("title")
    } icon: {
      Color.blue.frame(width: width, height: 10).accessibilityIdentifier("icon")
    }
  }

  @Test func `C204: labels keep a width for their icons, and a space beside it`() throws {
    let host = host {
      HStack {
        icon(10).accessibilityIdentifier("a"); Spacer()
      }
      .labelIconToTitleSpacing(30).labelReservedIconWidth(50)
    }
    #expect(try host.find(identifier: "icon").frame.midX == 25)
    #expect(try host.find(identifier: "title").frame.minX == 80)
    let plain = self.host {
      HStack {
        icon(10); Spacer()
      }
    }
    #expect(try plain.find(identifier: "title").frame.minX == 18)
    let row = self.host { Form { icon(10) }.labelIconToTitleSpacing(3).labelReservedIconWidth(40) }
    #expect(try row.find(identifier: "title").frame.minX == 32 + 43)
  }

  @Test func `C204: styles can read what labels are to keep`() throws {
    struct Wide: LabelStyle {
      @Environment(\.labelReservedIconWidth) private var width
      @Environment(\.labelIconToTitleSpacing) private var spacing
      func makeBody(configuration: Configuration) -> some View {
        Text(verbatim: "\(width ?? -1) \(spacing ?? -1)")
      }
    }
    #expect(host { Label("x", systemImage: "star").labelStyle(Wide()) }.text == ["-1.0 -1.0"])
    let set = host {
      Label("x", systemImage: "star").labelStyle(Wide())
        .labelReservedIconWidth(4).labelIconToTitleSpacing(0)
    }
    #expect(set.text == ["4.0 0.0"])
  }

  @Test func `C205: a slider without a knob is filled to its value and moves in the same ways`()
    throws
  {
    let host = host { [model] in
      Slider(
        value: Binding {
          model.number
        } set: {
          model.number = $0
        }
      )
      .sliderThumbVisibility(.hidden)
    }
    func fills() -> [Substring] {
      host.displayList.description.split(separator: "\n").filter { $0.contains("fill") }
    }
    #expect(fills().count == 2)
    #expect(fills().last?.contains(" 100 6)") == true)
    host.tap(at: CGPoint(x: 150, y: 150))
    #expect(model.number == 0.75)
    host.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 50, y: 150))
    #expect(model.number == 0.25)
    host.tap(at: CGPoint(x: 0, y: 150))
    #expect(model.number == 0)
    try host.find(role: .slider).increment()
    #expect(abs(model.number - 0.1) < 1e-9)
  }

  @Test func `C206: flexible buttons fill the width, in styles with a border`() throws {
    let host = host { [model] in
      VStack {
        Button("A") {}.buttonStyle(.bordered)
        Button("B") {}.buttonStyle(.borderedProminent)
        Button("C") {}.buttonStyle(.glass)
        Toggle(
          "D",
          isOn: Binding {
            model.isOn
          } set: {
            model.isOn = $0
          }
        ).toggleStyle(.button)
        Button("E") {}.buttonStyle(.bordered).buttonSizing(.fitted)
        Button("F") {}.buttonStyle(.bordered).buttonBorderShape(.circle)
        Button("G") {}.buttonStyle(.plain)
      }
      .buttonSizing(.flexible)
    }
    let widths = try ["A", "B", "C", "D", "E", "F", "G"].map {
      try host.find(label: $0).frame.width
    }
    #expect(widths.prefix(3) == [200, 200, 200])
    #expect(widths.dropFirst(4).allSatisfy { $0 < 60 })
    host.tap(at: CGPoint(x: 190, y: try host.find(label: "D").frame.midY))
    #expect(widths[3] == 200 && model.isOn)
  }

  @Test func `C207: the rows of wheels have the height that is set`() throws {
    let heights: [(CGFloat, CGFloat)] = [(50, 50), (.nan, 32), (0, 32), (-5, 32), (.infinity, 32)]
    for (height, expected) in heights {
      let host = host {
        VStack {
          Picker("Colour", selection: .constant(2)) {
            ForEach(0..<5) { Text(verbatim: "row \($0)") }
          }
          .pickerStyle(.wheel)
        }
        .defaultWheelPickerItemHeight(height)
      }
      let rows = try [1, 2].map { try host.find(label: "row \($0)").frame.midY }
      #expect(rows[1] - rows[0] == expected)
    }
    var date = Date(timeIntervalSince1970: 0)
    let wheel = host {
      DatePicker(
        "Time",
        selection: Binding {
          date
        } set: {
          date = $0
        },
        displayedComponents: .hourAndMinute
      )
      .datePickerStyle(.wheel).labelsHidden().defaultWheelPickerItemHeight(60)
      .environment(\.timeZone, TimeZone(identifier: "UTC")!)
      .environment(\.locale, Locale(identifier: "de_DE"))
    }
    let minute = try wheel.find(role: .picker, label: "Minute").frame.middle
    wheel.tap(at: CGPoint(x: minute.x, y: minute.y + 60))
    #expect(date == Date(timeIntervalSince1970: 60))
  }
}
