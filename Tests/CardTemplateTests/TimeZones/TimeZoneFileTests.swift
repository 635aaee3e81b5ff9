import Testing

@testable import CardKernel
@testable import CardTemplate

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bytes of a zone file, made from its parts.
private struct ZoneFile {
  var version: UInt8 = UInt8(ascii: "2")
  var transitions: [(time: Int, type: UInt8)] = []
  var offsets: [Int] = [0]
  var footer = ""

  private func block(timeSize: Int) -> [UInt8] {
    func integer(_ value: Int, _ size: Int) -> [UInt8] {
      (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
    var bytes = Array("TZif".utf8) + [version] + [UInt8](repeating: 0, count: 15)
    for count in [0, 0, 0, transitions.count, offsets.count, 4] { bytes += integer(count, 4) }
    for transition in transitions { bytes += integer(transition.time, timeSize) }
    bytes += transitions.map(\.type)
    for offset in offsets { bytes += integer(offset, 4) + [0, 0] }
    return bytes + Array("ABC\0".utf8)
  }

  var bytes: [UInt8] {
    version == 0 ? block(timeSize: 4) : block(timeSize: 4) + block(timeSize: 8) + Array("\n\(footer)\n".utf8)
  }
}

@Suite("Time zone files")
struct TimeZoneFileTests {
  private let sample = ZoneFile(
    transitions: [(time: -1000, type: 1), (time: 5000, type: 2)], offsets: [300, 3600, -7200],
    footer: "EST5EDT,M3.2.0,M11.1.0")

  @Test func firstVersionHasTransitionsOnly() throws {
    var file = sample
    file.version = 0
    let zone = try #require(TimeZoneFile.read(file.bytes))
    #expect([-1001, -1000, 4999, 5000, 1 << 40].map { zone.offset(at: $0) } == [300, 3600, 3600, -7200, -7200])
  }

  @Test func laterVersionsGoOnByTheirRule() throws {
    let zone = try #require(TimeZoneFile.read(sample.bytes))
    #expect([-1001, -1000, 4999].map { zone.offset(at: $0) } == [300, 3600, 3600])
    let summer = try #require(Instant("2090-07-01T00:00:00Z"))
    let winter = try #require(Instant("2090-12-01T00:00:00Z"))
    #expect(zone.offset(at: summer) == -14_400)
    #expect(zone.offset(at: winter) == -18_000)
  }

  @Test func everyCutAndEveryWrongByteIsSurvived() {
    let bytes = sample.bytes
    for length in bytes.indices { #expect(TimeZoneFile.read(Array(bytes[..<length])) == nil) }
    for position in bytes.indices {
      for byte: UInt8 in [0, 0x7F, 0xFF] {
        var broken = bytes
        broken[position] = byte
        _ = TimeZoneFile.read(broken)
      }
    }
  }

  @Test func folderIsNeverLeft() {
    for name in ["../etc/passwd", "/etc/passwd", "Europe/../../etc/passwd", "Europe//Paris", "Europe/", "Europe", ""] {
      #expect(!TimeZoneDatabase.isZoneName(name))
    }
    #expect(TimeZoneDatabase.isZoneName("America/Argentina/Buenos_Aires"))
    #expect(TimeZoneDatabase.isZoneName("Etc/GMT-14"))
  }
}

@Suite("Time zones of the system")
struct TimeZoneDatabaseTests {
  private func offsets(_ name: String, _ times: [String]) throws -> [Int] {
    let zone = try TimeZoneDatabase.system.zone(named: name)
    return try times.map { zone.offset(at: try #require(Instant($0))) / 60 }
  }

  @Test func ianaAndWindowsNames() throws {
    #expect(try offsets("Europe/Berlin", ["2024-01-15T12:00:00Z", "2024-07-15T12:00:00Z"]) == [60, 120])
    #expect(try offsets("W. Europe Standard Time", ["2024-01-15T12:00:00Z", "2024-07-15T12:00:00Z"]) == [60, 120])
    #expect(try offsets("AUS Eastern Standard Time", ["2024-01-15T12:00:00Z", "2024-07-15T12:00:00Z"]) == [660, 600])
    #expect(try offsets("Asia/Kathmandu", ["2024-01-15T12:00:00Z"]) == [345])
    #expect(try offsets("UTC", ["2024-01-15T12:00:00Z"]) == [0])
  }

  @Test func yearsAfterTheTables() throws {
    let times = ["2100-01-15T12:00:00Z", "2100-07-15T12:00:00Z"]
    #expect(try offsets("America/New_York", times) == [-300, -240])
    #expect(try offsets("Pacific/Auckland", times) == [780, 720])
  }

  @Test func everyWindowsNameIsAZone() throws {
    for name in WindowsTimeZones.names.keys { _ = try TimeZoneDatabase.system.zone(named: name) }
  }

  @Test func unknownNames() {
    for (name, help) in [
      ("Europe/Berln", "did you mean `Europe/Berlin`?"),
      ("Pacific Standrad Time", "did you mean `Pacific Standard Time`?"),
      ("europe/paris", "did you mean `Europe/Paris`?"),
      ("Nowhere at all", "write a name as `Europe/Berlin` or `Pacific Standard Time`"),
    ] {
      let problem = #expect(throws: TimeZoneProblem.self) { try TimeZoneDatabase.suggesting.zone(named: name) }
      #expect(problem?.help == help)
    }
  }

  @Test func withoutDatabaseThereIsOnlyUTC() throws {
    let database = TimeZoneDatabase(folders: ["/nowhere/zoneinfo"])
    #expect(try database.zone(named: "UTC").offset(at: 0) == 0)
    #expect(try database.zone(named: "Etc/UTC").offset(at: 0) == 0)
    let problem = #expect(throws: TimeZoneProblem.self) { try database.zone(named: "Europe/Berlin") }
    #expect(problem?.message.hasSuffix("the system has no time zone database") == true)
  }

  @Test func skippedAndRepeatedHours() throws {
    let zone = try TimeZoneDatabase.system.zone(named: "America/New_York")
    func utc(_ local: String, guess: Int) throws -> Int {
      zone.instant(local: try #require(Instant(local)).milliseconds, guess: guess * 3600).milliseconds
    }
    func moment(_ text: String) throws -> Int { try #require(Instant(text)).milliseconds }
    for guess in [-5, -4, 0] {
      #expect(try utc("2024-03-10T02:30:00Z", guess: guess) == moment("2024-03-10T07:30:00Z"))
      #expect(try utc("2024-03-10T01:30:00Z", guess: guess) == moment("2024-03-10T06:30:00Z"))
    }
    for guess in [-5, -4] {
      #expect(try utc("2024-03-10T03:30:00Z", guess: guess) == moment("2024-03-10T07:30:00Z"))
    }
    #expect(try utc("2024-11-03T01:30:00Z", guess: -4) == moment("2024-11-03T05:30:00Z"))
    #expect(try utc("2024-11-03T01:30:00Z", guess: -5) == moment("2024-11-03T06:30:00Z"))
  }
}
