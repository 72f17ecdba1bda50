public import Waggle

extension App {
  /// Runs the program as its flags specify: `--help` lists them.
  public static func main() { AppCommand.main(Self.self) }
}
