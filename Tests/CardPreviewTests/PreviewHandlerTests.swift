import CardCompiler
import CardPreview
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOPosix
import Testing

@testable import cardc_preview

/// Connections whose clock the test turns.
@Suite("A connection to the preview")
struct PreviewHandlerTests {
  /// A connection behind the reader of requests, as the server makes it.
  private static func connect() throws -> EmbeddedChannel {
    let project = PreviewProject([], files: OverlayFileSystem([:]))
    let server = PreviewServer(project, port: 4000, token: "0123")
    let channel = EmbeddedChannel()
    try channel.pipeline.syncOperations.configureHTTPServerPipeline(withErrorHandling: true)
    try channel.pipeline.syncOperations.addHandler(
      PreviewHandler(server, Listeners(), NIOThreadPool(numberOfThreads: 1)))
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 4000)).wait()
    return channel
  }

  private static let patience = PreviewHandler.patience

  @Test("is cut off when nothing is asked")
  func silence() throws {
    let channel = try Self.connect()
    channel.embeddedEventLoop.advanceTime(by: Self.patience - .seconds(1))
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
  }

  @Test(
    "is cut off when a request comes a byte at a time, in its head or in its body",
    arguments: [
      "GET /0123/files HTTP/1.1\r\nHost: x\r\nX-",
      "POST /0123/view HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n\r\n",
    ])
  func slowRequests(start: String) throws {
    let channel = try Self.connect()
    try channel.writeInbound(ByteBuffer(string: start))
    for _ in 1..<Int(Self.patience.nanoseconds / 1_000_000_000) {
      channel.embeddedEventLoop.advanceTime(by: .seconds(1))
      #expect(channel.isActive)
      try channel.writeInbound(ByteBuffer(string: "a"))
    }
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
  }

  @Test("is cut off when a head has no end")
  func endlessHead() throws {
    let channel = try Self.connect()
    _ = try? channel.writeInbound(ByteBuffer(string: "GET / HTTP/1.1\r\nX: "))
    for _ in 0..<100 where channel.isActive {
      _ = try? channel.writeInbound(ByteBuffer(string: String(repeating: "a", count: 8192)))
    }
    #expect(!channel.isActive)
  }
}
