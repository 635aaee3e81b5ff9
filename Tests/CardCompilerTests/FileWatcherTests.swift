import CardCompiler
import CardTestSupport
import Foundation
import Testing

@Suite("Watching files")
struct FileWatcherTests {
  /// How often a watcher has called.
  private final class Calls: Sendable {
    let starts = Protected(0)
    let changes = Protected(0)
    let rests = Protected(0)

    /// Waits until there was another rest since there were `count`; false if there is none.
    func hasRested(since count: Int) -> Bool {
      for _ in 0..<200 {
        if rests.withLock({ $0 }) > count { return true }
        usleep(10_000)
      }
      return false
    }

    /// Waits until there was another change since there were `count`; false if there is none.
    func hasChanged(since count: Int) -> Bool {
      for _ in 0..<1000 {
        if changes.withLock({ $0 }) > count { return true }
        usleep(10_000)
      }
      return false
    }
  }

  /// Every way to hear of changes must tell of the same ones: one of them cannot be chosen on the machine of a test.
  @Test(
    "tells of what is made, saved, replaced and removed, in folders and of single files",
    arguments: [true, false])
  func tells(_ isTold: Bool) throws {
    let box = try Sandbox()
    try box.write("real/a.json", "1")
    try box.write("real/sub/b.json", "1")
    try box.write("real/dist/out.json", "1")
    try box.write("alone.json", "1")
    try box.link("in", to: box.absolute("real"))
    let calls = Calls()
    let watcher = FileWatcher(
      [box.absolute("in"), box.absolute("alone.json")], excluding: [box.absolute("real/dist")], isTold: isTold,
      onStart: { calls.starts.withLock { $0 += 1 } }, onChange: { _ in calls.changes.withLock { $0 += 1 } })
    #expect(watcher.start())
    for _ in 0..<1000 where calls.starts.withLock({ $0 }) == 0 { usleep(10_000) }
    let steps: [(String, () throws -> Void)] = [
      ("saved", { try box.write("real/a.json", "22") }),
      ("saved with as many bytes", { try box.write("real/sub/b.json", "2") }),
      ("a file that was named", { try box.write("alone.json", "22") }),
      ("made", { try box.write("real/sub/c.json", "1") }),
      ("made in a new folder", { try box.write("real/new/d.json", "1") }),
      ("exclusions", { try box.write("real/.cardcignore", "sub/") }),
      ("replaced", { _ = try box.shell("printf 3 > x; mv x real/sub/b.json") }),
      ("removed", { try box.remove("real/a.json") }),
    ]
    for (name, step) in steps {
      // What a step before leads to later must not be taken for what this one leads to.
      usleep(700_000)
      let count = calls.changes.withLock { $0 }
      try step()
      #expect(calls.hasChanged(since: count), "\(name)")
    }
    usleep(700_000)
    let count = calls.changes.withLock { $0 }
    try box.write("real/dist/out.json", "22")
    usleep(900_000)
    #expect(calls.changes.withLock { $0 } == count, "what is left out")
    #expect(calls.starts.withLock { $0 } == 1)
  }

  #if os(Linux)
    @Test("what is removed from a guarded folder leads to a rest, but not what is hidden or written")
    func guards() throws {
      let box = try Sandbox()
      try box.write("in/a.json", "1")
      try box.write("dist/sub/out.json", "1")
      let calls = Calls()
      let watcher = FileWatcher(
        [box.absolute("in")], guarding: [box.absolute("dist")], onStart: { calls.starts.withLock { $0 += 1 } },
        onRest: {
          // As a build does it: what is gone is written again, in a new file, and what is not needed goes.
          try? box.write("dist/sub/.temporary", "1")
          try? box.remove("dist/sub/.temporary")
          try? box.write("dist/sub/out.json", "1")
          calls.rests.withLock { $0 += 1 }
        }, onChange: { _ in calls.changes.withLock { $0 += 1 } })
      #expect(watcher.start())
      for _ in 0..<1000 where calls.starts.withLock({ $0 }) == 0 { usleep(10_000) }
      usleep(200_000)
      for name in ["dist/sub/out.json", "dist/sub", "dist", "dist/sub/out.json"] {
        let count = calls.rests.withLock { $0 }
        try box.remove(name)
        #expect(calls.hasRested(since: count), "\(name)")
        usleep(200_000)
        #expect(box.exists("dist/sub/out.json"), "\(name)")
      }
      let count = calls.rests.withLock { $0 }
      try box.write("dist/sub/out.json", "22")
      usleep(900_000)
      #expect(calls.rests.withLock { $0 } == count, "what is written")
      #expect(calls.changes.withLock { $0 } == 0)
    }

    @Test("what is removed while a call runs is found by the rest after it")
    func removedMeanwhile() throws {
      let box = try Sandbox()
      try box.write("in/a.json", "1")
      try box.write("dist/out.json", "1")
      let calls = Calls()
      let watcher = FileWatcher(
        [box.absolute("in")], guarding: [box.absolute("dist")], onStart: { calls.starts.withLock { $0 += 1 } },
        onRest: {
          // Somebody removes the file again when it has just been found to be there.
          if calls.rests.withLock({ $0 }) == 0 {
            try? box.remove("dist/out.json")
          } else if !box.exists("dist/out.json") {
            try? box.write("dist/out.json", "1")
          }
          calls.rests.withLock { $0 += 1 }
        }, onChange: { _ in calls.changes.withLock { $0 += 1 } })
      #expect(watcher.start())
      for _ in 0..<1000 where calls.starts.withLock({ $0 }) == 0 { usleep(10_000) }
      usleep(200_000)
      try box.write("in/a.json", "2")
      #expect(calls.hasRested(since: 1))
      usleep(900_000)
      #expect(box.exists("dist/out.json") && calls.rests.withLock { $0 } == 2)
    }
  #endif
}
