import ArgumentParser
import CardCompiler

struct EvalCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "eval", abstract: "x")
}
