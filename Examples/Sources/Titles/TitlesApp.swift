import SwiftUI

/// A view says what it is called, and a view far above it shows that: titles, an own key beside them, and a size.
@main struct TitlesApp: App {
  var body: some Scene {
    WindowGroup("Titles") {
      TitlesView()
    }
  }
}

/// The three pages of the program.
struct TitlesView: View {
  @State private var mood = Mood.calm

  var body: some View {
    VStack(spacing: 0) {
      MoodStrip(mood: mood)
      NavigationView {
        List {
          Section("A title goes up") {
            NavigationLink("Letters") { LettersPage() }
            NavigationLink("Who wins?") { DepthsPage() }
          }
          Section("A size goes up") {
            NavigationLink("The drawer") { DrawerPage() }
          }
        }
        .navigationBarTitle("Titles")
      }
      .navigationViewStyle(.stack)
    }
    .onPreferenceChange(MoodKey.self) { mood = $0 }
  }
}
