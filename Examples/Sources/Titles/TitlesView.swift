import SwiftUI

/// The three pages of the program.
public struct TitlesView: View {
  @State private var mood = Mood.calm

  public init() {}

  public var body: some View {
    VStack(spacing: 0) {
      MoodStrip(mood: mood)
      NavigationView {
        List {
          Section("A title goes up") {
            NavigationLink("Letters") { LettersScreen() }
            NavigationLink("Who wins?") { DepthsScreen() }
          }
          Section("A size goes up") {
            NavigationLink("The drawer") { DrawerScreen() }
          }
        }
        .navigationBarTitle("Titles")
      }
      .navigationViewStyle(.stack)
    }
    .onPreferenceChange(MoodKey.self) { mood = $0 }
  }
}
