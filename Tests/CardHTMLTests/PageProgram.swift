import Foundation

/// Parts of the scripts of pages, run without a browser.
enum PageProgram {
  /// What a program prints for some input, as JSON; none where Node.js is not installed, which is said.
  static func run(_ program: String, input text: String) throws -> Any? {
    guard let node = ["/usr/bin/node", "/usr/local/bin/node"].first(where: FileManager.default.isExecutableFile) else {
      print("skipped: Node.js is not installed, which runs the page's script")
      return nil
    }
    let process = Process()
    process.executableURL = URL(filePath: node)
    process.arguments = ["-e", program]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    input.fileHandleForWriting.write(Data(text.utf8))
    try input.fileHandleForWriting.close()
    return try JSONSerialization.jsonObject(with: output.fileHandleForReading.readDataToEndOfFile())
  }
}
