import ArgumentParser
struct DoctorCommand: ParsableCommand {}
