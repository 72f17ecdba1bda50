import ArgumentParser

/// `waggle doctor`: says what is missing on the machine.
struct DoctorCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "doctor",
      abstract: "Looks for what is missing on this machine, with the cure.",
      discussion: """
        Example:

          waggle doctor
          waggle doctor --json

        Looks at the SDK, the compiler, libraries, fonts, a browser and the disk. The exit code is 1 if programs cannot \
        be built or run; advice alone leaves it 0.
        """)
  }

  @Flag(help: "Write the findings as JSON.")
  var json = false

  func run() throws {
    let diagnosis = Doctor().examine()
    if json { try Console.printJSON(diagnosis) } else { Console.print(diagnosis.text) }
    if !diagnosis.isHealthy { throw ExitCode.failure }
  }
}
