import CardTestSupport
import Foundation
import Testing

@testable import CardCompiler

/// Lets the n-th operation on an output folder fail.
private final class Fault: Sendable {
  enum Mode: CaseIterable, Sendable {
    /// One operation fails, and the next goes well.
    case once
    /// Nothing goes well any more, as when the process ends there.
    case onwards
  }

  private let count = Protected(0)
  let number: Int
  let mode: Mode

  init(at number: Int, _ mode: Mode) {
    self.number = number
    self.mode = mode
  }

  var wasMet: Bool { count.withLock { $0 >= number } }

  var faults: OutputFaults {
    OutputFaults { [self] _ in
      let count = count.withLock { count in
        count += 1
        return count
      }
      return count == number || (mode == .onwards && count > number) ? ENOSPC : nil
    }
  }
}

@Suite("A build that fails at any point leaves a folder from which the next one is right")
struct FaultTests {
  /// Builds with a fault at each point in turn, until a build meets none, and looks at what the next build makes of it.
  private func check(
    _ mode: Fault.Mode, isDurable: Bool, change: (BuildBox) throws -> Void, isFirst: Bool
  ) throws {
    let wanted = try BuildBox()
    try change(wanted)
    _ = try wanted.build()
    var number = 1
    while true {
      let box = try BuildBox()
      if !isFirst { #expect(try !box.build().diagnostics.hasErrors) }
      let before = box.outputs()
      try change(box)
      let fault = Fault(at: number, mode)
      let failed = try box.build {
        $0.jobs = 1
        $0.isDurable = isDurable
        $0.faults = fault.faults
      }
      // Each file is that of before or that of after, and no other is there but what was being written.
      let after = wanted.outputs()
      for (name, text) in box.outputs() where !name.contains(".cardc-") {
        #expect(text == before[name] || text == after[name], "\(name) after the fault \(number)")
      }
      let next = try box.build()
      #expect(!next.diagnostics.hasErrors, "after the fault \(number): \(next.text)")
      #expect(next.text == "", "after the fault \(number)")
      #expect(box.outputs() == after, "after the fault \(number)")
      // Everything belongs to the build: nothing is left without the templates.
      try box.box.remove("in")
      try box.box.write("in/z.json", BuildBox.card("z"))
      let last = try box.build()
      #expect(last.text == "", "after the fault \(number)")
      #expect(Set(box.outputs().keys) == ["drivenui/z.json", "skima/z.json"], "after the fault \(number)")
      if !fault.wasMet {
        #expect(!failed.diagnostics.hasErrors)
        break
      }
      number += 1
      try #require(number < 400)
    }
    // Making two folders and six files takes more than that.
    #expect(number > 10)
  }

  @Test("the first build", arguments: Fault.Mode.allCases, [false, true])
  fileprivate func first(_ mode: Fault.Mode, isDurable: Bool) throws {
    try check(mode, isDurable: isDurable, change: { _ in }, isFirst: true)
  }

  @Test("with --fsync nothing is relied upon before it is on the disk, and without it nothing waits for the disk")
  func durability() throws {
    let operations = Protected<[OutputOperation]>([])
    let faults = OutputFaults { operation in
      operations.withLock { $0.append(operation) }
      return nil
    }
    for isDurable in [true, false] {
      operations.withLock { $0 = [] }
      _ = try BuildBox().build {
        $0.jobs = 1
        $0.isDurable = isDurable
        $0.faults = faults
      }
      let all = operations.withLock { $0 }
      #expect(all.contains(.sync) == isDurable)
      #expect(all.count { $0 == .rename } >= 6)
      if !isDurable { continue }
      for (index, operation) in all.enumerated() {
        switch operation {
        // The journal before the file that it announces, the content before the name, the name before what follows.
        case .append, .rename: #expect(all[index + 1] == .sync, "\(index)")
        case .write: #expect(all[index + 1] == .sync && all[index + 2] == .rename, "\(index)")
        default: break
        }
      }
    }
  }

  @Test(
    "a build after a template and data have changed and a template has gone",
    arguments: Fault.Mode.allCases, [false, true])
  fileprivate func second(_ mode: Fault.Mode, isDurable: Bool) throws {
    try check(
      mode, isDurable: isDurable,
      change: { box in
        try box.box.write("in/a.json", BuildBox.card("another"))
        try box.box.write("in/sub/b.data.json", #"{"name": "Grace"}"#)
        try box.box.remove("in/c.json")
        try box.box.write("in/d/e.json", BuildBox.card("e"))
      }, isFirst: false)
  }

  @Test("a journal that is cut anywhere, or has a wrong byte, loses no file and tears none")
  func cutJournal() throws {
    let box = try BuildBox()
    _ = try box.build()
    let wanted = box.outputs()
    let file = URL(fileURLWithPath: box.box.absolute("out/.cardc/journal"))
    let journal = try Data(contentsOf: file)
    let steps = TestEffort.choose(37, thorough: 1)
    for count in stride(from: 0, to: journal.count, by: steps) {
      for isCut in [true, false] {
        var bytes = journal
        if isCut { bytes = bytes.prefix(count) } else { bytes[count] ^= 0x55 }
        try bytes.write(to: file)
        let next = try box.build()
        #expect(!next.diagnostics.hasErrors && box.outputs() == wanted, "\(count) \(isCut)")
        // The journal says everything again.
        let last = try box.build()
        #expect(last.reused == 3 && last.text == "", "\(count) \(isCut)")
      }
    }
  }

  @Test("a journal that says nonsense in good form is no danger")
  func nonsense() throws {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let box = try BuildBox()
      try box.box.write("out/victim.json", "victim")
      var text = JournalFile.head
      for _ in 0..<20 {
        let kind = UInt8.random(in: 0...8, using: &generator)
        let rest = (0..<Int.random(in: 0...60)).map { _ in UInt8.random(in: 0...8, using: &generator) }
        text += JournalFile.framed([kind] + rest)
      }
      try box.box.write("out/.cardc/journal", "")
      try Data(text).write(to: URL(fileURLWithPath: box.box.absolute("out/.cardc/journal")))
      #expect(try !box.build().diagnostics.hasErrors)
      #expect(box.outputs().count == 7)
    }
  }

  @Test("two builds into one folder do not mix: the second says who holds it")
  func lock() throws {
    let box = try BuildBox()
    _ = try box.build()
    let holder = try OutputFolder(box.box.absolute("out"))
    #expect(holder.lock())
    let run = try box.build()
    #expect(run.diagnostics.all.map(\.id) == ["project.locked-output"])
    #expect(run.text.contains("the process \(getpid()) is building into"))
    withExtendedLifetime(holder) {}
  }

  @Test("a build that has ended holds no folder, though a process that was started meanwhile has its descriptors")
  func inheritedLock() throws {
    let box = try BuildBox()
    _ = try box.build()
    var holder: OutputFolder? = try OutputFolder(box.box.absolute("out"))
    #expect(holder?.lock() == true)
    let inherited = dup(try #require(holder?.root))
    defer { close(inherited) }
    holder = nil
    #expect(try !box.build().diagnostics.hasErrors)
  }
}
