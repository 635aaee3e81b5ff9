extension SupportSources {
  /// The part `TimeZoneDatabase`.
  static let timeZoneDatabase = ##"""
    /// Why there is no such time zone.
    struct CardTimeZoneProblem: Error, Equatable {
      /// What is wrong, in one sentence.
      var message: String
      /// What to do.
      var help: String?
      /// The name that was probably meant.
      var meant: String?
    }

    /// The time zones that the system knows, by IANA and Windows names.
    ///
    /// Each is read once in a process; an expansion keeps those it uses, so that the lock is taken once for each of them.
    final class CardTimeZoneDatabase: @unchecked Sendable {
      // Unchecked because the lock is not visible to the compiler: `zones` is touched only while it is held.

      /// The name that was probably meant by another one, given the names that there are.
      typealias NameSuggestion = @Sendable (_ name: String, _ known: [String]) -> String?

      /// The zones of the system.
      static let system = CardTimeZoneDatabase(folders: systemFolders)

      private let folders: [String]
      private let suggestion: NameSuggestion?
      private var zones: [String: Result<CardTimeZoneOffsets, CardTimeZoneProblem>] = [:]
      private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

      /// The zones in the first of these folders that exists.
      init(folders: [String], suggestion: NameSuggestion? = nil) {
        self.folders = folders
        self.suggestion = suggestion
        pthread_mutex_init(lock, nil)
      }

      deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
      }

      static var systemFolders: [String] {
        if let chosen = getenv("TZDIR"), let folder = String(validatingCString: chosen), !folder.isEmpty
        {
          return [folder]
        }
        return ["/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo", "/etc/zoneinfo"]
      }

      /// The zone with an IANA or Windows name.
      func zone(named name: String) throws(CardTimeZoneProblem) -> CardTimeZoneOffsets {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        if let known = zones[name] { return try known.get() }
        let result: Result<CardTimeZoneOffsets, CardTimeZoneProblem>
        do throws(CardTimeZoneProblem) {
          result = .success(try load(name))
        } catch {
          result = .failure(error)
        }
        // Names come from data too: what nobody can have meant often is not worth the memory.
        if zones.count < 1024 { zones[name] = result }
        return try result.get()
      }

      private func load(_ name: String) throws(CardTimeZoneProblem) -> CardTimeZoneOffsets {
        let wanted = CardWindowsTimeZones.names[name] ?? name
        if wanted == "Etc/UTC" { return .utc }
        let spellings = [wanted] + (CardWindowsTimeZones.renamed[wanted].map { [$0] } ?? [])
        guard let folder = folders.first(where: { Self.isFolder($0) }) else {
          throw CardTimeZoneProblem(
            message:
              "the time zone `\(Self.shown(name))` cannot be read, since the system has no time zone database",
            help: "install the package `tzdata`, or set `TZDIR` to the folder of the database")
        }
        for spelling in spellings where Self.isZoneName(spelling) {
          guard let bytes = Self.contents(of: folder + "/" + spelling) else { continue }
          guard let zone = CardTimeZoneFile.read(bytes) else {
            throw CardTimeZoneProblem(
              message: "the time zone `\(Self.shown(name))` cannot be read, since its file is damaged",
              help: "install the package `tzdata` again")
          }
          return zone
        }
        let meant = suggestion?(name, Self.knownNames(in: folder))
        throw CardTimeZoneProblem(
          message: "there is no time zone `\(Self.shown(name))`",
          help: meant.map { "did you mean `\($0)`?" }
            ?? "write a name as `Europe/Berlin` or `Pacific Standard Time`",
          meant: meant)
      }

      private static func shown(_ name: String) -> String {
        name.count > 60 ? name.prefix(60) + "…" : name
      }

      // MARK: Names

      private static let areas: Set<Substring> = [
        "Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Etc", "Europe",
        "Indian", "Pacific",
      ]

      /// Zones without an area that the reference knows.
      private static let plainNames: Set<String> = ["CST6CDT", "EST5EDT", "MST7MDT", "PST8PDT"]

      /// Whether a name is that of a place, made of the letters of such names, so that it cannot lead out of the folder.
      static func isZoneName(_ name: String) -> Bool {
        if plainNames.contains(name) { return true }
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count >= 2, name.utf8.count <= 64, areas.contains(parts[0]) else { return false }
        return parts.allSatisfy { part in
          !part.isEmpty
            && part.utf8.allSatisfy { byte in
              switch byte {
              case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "-"),
                UInt8(ascii: "+"):
                true
              default: false
              }
            }
        }
      }

      /// The names that can be written, as far as the folder lists them.
      private static func knownNames(in folder: String) -> [String] {
        var names = CardWindowsTimeZones.names.keys.sorted()
        for list in ["tzdata.zi", "zone.tab"] {
          guard let bytes = contents(of: folder + "/" + list) else { continue }
          for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n")
          where !line.hasPrefix("#") {
            let fields = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
            for field in fields.prefix(3) where field.contains("/") && isZoneName(String(field)) {
              names.append(String(field))
            }
          }
          return names
        }
        return names + CardWindowsTimeZones.names.values.sorted()
      }

      // MARK: Files

      private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      }

      private static func contents(of path: String) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
          case let size = Int(status.st_size), size <= CardTimeZoneFile.maximumSize
        else { return nil }
        return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
          while count < size {
            let read = read(file, buffer.baseAddress.map { $0 + count }, size - count)
            if read <= 0 { break }
            count += read
          }
        }
      }
    }
    """##

  /// The same as it is read.
  static let timeZoneDatabasePart = SupportPart(timeZoneDatabase)
}
