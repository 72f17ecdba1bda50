/// A chapter of the article, with its parts.
struct Chapter: Identifiable {
  struct Part: Identifiable {
    let title: String
    let text: String

    var id: String { title }
  }

  let title: String
  let text: String
  let symbol: String
  var parts: [Part]

  var id: String { title }

  static let all = [
    Chapter(
      title: "The hive", text: "Forty thousand bees share one roof and one smell.",
      symbol: "house.fill",
      parts: [
        Part(title: "Comb", text: "Wax is sweated, chewed and drawn out into cells of six walls."),
        Part(
          title: "The brood nest in the middle",
          text: "It is kept as warm as a hand, in winter and in summer."),
        Part(title: "Stores", text: "Honey hangs above the brood, pollen around it."),
      ]),
    Chapter(
      title: "Flight", text: "A forager leaves ten times a day.", symbol: "wind",
      parts: [
        Part(
          title: "Finding the way",
          text: "The sun is the compass, and rows of trees are the streets."),
        Part(title: "Load", text: "A full crop weighs half as much as the bee."),
      ]),
    Chapter(
      title: "The dance", text: "Who found much tells the others, in the dark, on the comb.",
      symbol: "music.note",
      parts: [
        Part(title: "Angle", text: "Straight up means towards the sun."),
        Part(
          title: "How long the tail is shaken", text: "A second of it stands for about a kilometre."
        ),
        Part(title: "Who follows", text: "Those without work stay close, and touch."),
        Part(title: "Stop", text: "A push with the head ends a dance to a place of danger."),
      ]),
    Chapter(
      title: "Winter", text: "All stay awake. The cluster shivers, and the queen is in its centre.",
      symbol: "snowflake",
      parts: [
        Part(title: "The cluster", text: "The outer bees press in, the inner ones move out.")
      ]),
    Chapter(
      title: "Spring", text: "The willow blooms, and everything begins again.", symbol: "leaf.fill",
      parts: []),
  ]
}
