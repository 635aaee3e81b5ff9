#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The target of the process, which the environment names.
private let target: FuzzTarget = {
  let name = getenv("CARDC_FUZZ").map { String(cString: $0) } ?? ""
  guard let target = FuzzTarget(rawValue: name) else {
    let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
    print("set CARDC_FUZZ to one of \(names)")
    exit(2)
  }
  return target
}()

/// Is called by libFuzzer with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  target.run(UnsafeBufferPointer(start: start, count: count))
  return 0
}
