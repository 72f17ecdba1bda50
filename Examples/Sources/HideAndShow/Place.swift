import SwiftUI
import WaggleTestKit

/// Where the request to hide is sent from.
enum Place: String, CaseIterable, Identifiable {
  case beside, around, below

  var id: Place { self }
  var isRight: Bool { self == .below }

  var name: String {
    switch self {
    case .beside: "Sent beside the listener"
    case .around: "Sent from around the listener"
    case .below: "Sent from below the listener"
    }
  }

  var code: String {
    switch self {
    case .beside:
      """
      VStack {
        Line()
          .onPreferenceChange(HidingKey.self) { … }
        Switch().hidesPoem(isDrawn)
      }
      """
    case .around:
      """
      VStack {
        Line()
          .onPreferenceChange(HidingKey.self) { … }
          .hidesPoem(isDrawn)
        Switch()
      }
      """
    case .below:
      """
      VStack { Line(); Switch().hidesPoem(isDrawn) }
        .onPreferenceChange(HidingKey.self) { … }
      """
    }
  }

  var cure: String {
    switch self {
    case .beside: "Cure: listen on the stack, which contains the switch and the line."
    case .around: "Cure: send from the switch, or listen after the request, further out."
    case .below: "The stack contains the switch, so it receives the request."
    }
  }

  /// What Waggle reports of the views of this place.
  @MainActor var diagnostics: [String] {
    let host = TestHost(size: CGSize(width: 300, height: 200)) { PlacedViews(place: self) }
    host.settle()
    return host.diagnostics.filter { $0.id == "W-ORDER" }.map { "\($0)" }
  }
}

/// A line of a poem, and a switch that asks to hide it, sent from a place.
struct PlacedViews: View {
  let place: Place
  @State private var isDrawn = false
  @State private var isHidden = false

  var body: some View {
    switch place {
    case .beside:
      VStack(alignment: .leading) {
        line.onPreferenceChange(HidingKey.self, perform: hide)
        control.hidesPoem(isDrawn)
      }
    case .around:
      VStack(alignment: .leading) {
        line
          .onPreferenceChange(HidingKey.self, perform: hide)
          .hidesPoem(isDrawn)
        control
      }
    case .below:
      VStack(alignment: .leading) {
        line
        control.hidesPoem(isDrawn)
      }
      .onPreferenceChange(HidingKey.self, perform: hide)
    }
  }

  private func hide(_ hides: Bool) {
    withAnimation(.easeInOut(duration: 0.4)) { isHidden = hides }
  }

  private var line: some View {
    Text("Dusk: \(place.rawValue)")
      .font(.body.italic())
      .padding(8)
      .frame(maxWidth: .infinity)
      .background(RoundedRectangle(cornerRadius: 8).fill(Color.green.opacity(0.2)))
      .opacity(isHidden ? 0 : 1)
      .accessibilityHidden(isHidden)
  }

  private var control: some View {
    Toggle("Hide the line \(place.rawValue)", isOn: $isDrawn)
  }
}

#Preview("Wrong place") { WrongPlacePage() }
