import SwiftUI

/// Letters, some of which are urgent: the page is called by their number, and the strip above shows the worst mood.
struct LettersScreen: View {
  @State private var letters = ["A postcard from the sea", "The gas bill", "A parcel from Ada"]
  @State private var urgent: Set<String> = []

  var body: some View {
    List {
      ForEach(letters, id: \.self) { letter in
        Toggle(letter, isOn: isUrgent(letter))
          .mood(urgent.contains(letter) ? .urgent : .busy)
      }
      .onDelete { letters.remove(atOffsets: $0) }
    }
    .navigationBarTitle(title)
    .toolbar { EditButton() }
  }

  private var title: String {
    letters.count == 1 ? "1 letter" : "\(letters.count) letters"
  }

  private func isUrgent(_ letter: String) -> Binding<Bool> {
    Binding {
      urgent.contains(letter)
    } set: {
      if $0 { urgent.insert(letter) } else { urgent.remove(letter) }
    }
  }
}
