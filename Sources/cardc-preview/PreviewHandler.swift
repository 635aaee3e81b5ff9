import CardCompiler
import CardPreview
import NIOCore
import NIOHTTP1
import NIOPosix

/// Collects one request after the other of a connection and has them answered.
final class PreviewHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let server: PreviewServer
  private let listeners: Listeners
  private let pool: NIOThreadPool
  private var request: PreviewServer.Request?
  private var isTooLarge = false
  /// Whether the connection gets events, and so may be silent for long.
  private var isListening = false
  /// What cuts the connection off if the next request is not there in time.
  private var deadline: Scheduled<Void>?

  /// The time that a request may take from the first byte to the last, and that a connection may wait for one.
  static let patience = TimeAmount.seconds(30)

  init(_ server: PreviewServer, _ listeners: Listeners, _ pool: NIOThreadPool) {
    self.server = server
    self.listeners = listeners
    self.pool = pool
  }

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { expectRequest(context) }
  }

  func channelActive(context: ChannelHandlerContext) {
    expectRequest(context)
    context.fireChannelActive()
  }

  /// Waits for the next request, but not for long: who sends a byte now and then is never silent, and would keep the
  /// connection from others for ever.
  private func expectRequest(_ context: ChannelHandlerContext) {
    deadline?.cancel()
    deadline = context.eventLoop.assumeIsolated().scheduleTask(in: Self.patience) { context.close(promise: nil) }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      var headers: [String: String] = [:]
      // Of a header that is there twice neither value is trusted.
      for header in head.headers {
        let name = header.name.lowercased()
        headers[name] = headers[name] == nil ? header.value : ""
      }
      request = PreviewServer.Request(method: head.method.rawValue, target: head.uri, headers: headers)
      isTooLarge = false
    case .body(let bytes):
      guard let count = request?.body.count else { return }
      if count + bytes.readableBytes > PreviewServer.bodyLimit {
        isTooLarge = true
      } else {
        request?.body += bytes.readableBytesView
      }
    case .end:
      guard let request else { return }
      self.request = nil
      deadline?.cancel()
      if isTooLarge { return close(context, after: 413) }
      answer(request, context)
    }
  }

  private func answer(_ request: PreviewServer.Request, _ context: ChannelHandlerContext) {
    let server = server
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    pool.runIfActive(eventLoop: context.eventLoop) {
      // Deep documents need more stack than the threads of a pool have.
      Parallel.withLargeStack { server.respond(to: request) }
    }.whenComplete { result in
      let (handler, context) = bound.value
      guard case .success(let response) = result else { return context.close(promise: nil) }
      handler.write(response, context)
    }
  }

  private func write(_ response: PreviewServer.Response, _ context: ChannelHandlerContext) {
    var headers = HTTPHeaders(response.headers.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    if !response.isEventStream { headers.add(name: "Content-Length", value: String(response.body.count)) }
    let head = HTTPResponseHead(
      version: .http1_1, status: HTTPResponseStatus(statusCode: response.status), headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    guard !response.isEventStream else {
      isListening = true
      listeners.add(context.channel)
      context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: ": hello\n\n")))), promise: nil)
      return
    }
    context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: response.body)))), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    expectRequest(context)
  }

  private func close(_ context: ChannelHandlerContext, after status: Int) {
    let head = HTTPResponseHead(
      version: .http1_1, status: HTTPResponseStatus(statusCode: status),
      headers: ["Content-Length": "0", "Connection": "close"])
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    let channel = context.channel
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in channel.close(promise: nil) }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    // Who does not read the answer has to make room for others.
    if event is IdleStateHandler.IdleStateEvent, !isListening { context.close(promise: nil) }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  func channelInactive(context: ChannelHandlerContext) {
    deadline?.cancel()
    listeners.remove(context.channel)
  }
}

/// The connections that are told of changes.
final class Listeners: Sendable {
  private let channels = Protected<[ObjectIdentifier: any Channel]>([:])

  func add(_ channel: any Channel) { channels.withLock { $0[ObjectIdentifier(channel)] = channel } }

  func remove(_ channel: any Channel) { channels.withLock { $0[ObjectIdentifier(channel)] = nil } }

  /// Tells everyone that files have changed.
  func notify() {
    for channel in channels.withLock({ Array($0.values) }) {
      let part = HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(string: "event: change\ndata:\n\n")))
      channel.writeAndFlush(part, promise: nil)
    }
  }
}
