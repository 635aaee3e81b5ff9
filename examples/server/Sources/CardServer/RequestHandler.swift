import NIOCore
import NIOHTTP1

/// Collects the requests of a connection, one after the other, and has them answered.
final class RequestHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let service: CardService
  private let pool: WorkerPool
  private let limits: ServerLimits
  private var question: CardService.Question?
  private var body = ByteBuffer()
  private var isKept = true
  /// Tells the request at work from those before it, whose answers come too late.
  private var number = 0
  private var isAtWork = false
  private var start = ContinuousClock.now
  private var deadline: Scheduled<Void>?

  init(_ service: CardService, _ pool: WorkerPool, _ limits: ServerLimits) {
    self.service = service
    self.pool = pool
    self.limits = limits
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      isKept = head.isKeepAlive
      body.clear()
      switch CardService.question(head.method.rawValue, head.uri) {
      case .success(let question): self.question = question
      case .failure(let refusal): refuse(refusal.response, context)
      }
      // Who says that too much is coming need not send it.
      if let length = head.headers.first(name: "content-length").flatMap(Int.init), length > limits.bodyBytes {
        refuse(CardService.Response(413, text: "at most \(limits.bodyBytes) bytes"), context)
      }
    case .body(var bytes):
      guard question != nil else { return }
      if body.readableBytes + bytes.readableBytes > limits.bodyBytes {
        return refuse(CardService.Response(413, text: "at most \(limits.bodyBytes) bytes"), context)
      }
      body.writeBuffer(&bytes)
    case .end:
      guard let question else { return }
      self.question = nil
      answer(question, context)
    }
  }

  /// Answers before the request has ended, whose rest nobody reads.
  private func refuse(_ response: CardService.Response, _ context: ChannelHandlerContext) {
    question = nil
    isKept = false
    begin("refused")
    write(response, "refused", context)
  }

  private func begin(_ name: String) {
    number += 1
    isAtWork = true
    start = .now
    service.metrics.begin()
  }

  private func answer(_ question: CardService.Question, _ context: ChannelHandlerContext) {
    let name = question.kind
    begin(name)
    // What costs nothing is answered at once, also when everything else waits.
    guard question.isWork else { return write(service.answer(question, []), name, context) }
    let (service, number, latest) = (service, number, start + .milliseconds(limits.milliseconds))
    let bytes = Array(body.readableBytesView)
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    let loop = context.eventLoop
    let isTaken = pool.submit {
      // Nobody waits for it any more.
      if ContinuousClock.now >= latest { return }
      let response = service.answer(question, bytes)
      loop.execute {
        let (handler, context) = bound.value
        if handler.number == number, handler.isAtWork { handler.write(response, name, context) }
      }
    }
    guard isTaken else {
      return write(CardService.Response(503, text: "too many requests are waiting"), name, context)
    }
    deadline = loop.scheduleTask(in: .milliseconds(Int64(limits.milliseconds))) {
      let (handler, context) = bound.value
      guard handler.number == number, handler.isAtWork else { return }
      handler.write(CardService.Response(504, text: "it took too long"), name, context)
    }
  }

  private func write(_ response: CardService.Response, _ name: String, _ context: ChannelHandlerContext) {
    deadline?.cancel()
    deadline = nil
    isAtWork = false
    service.metrics.end(name, status: response.status, after: .now - start)
    guard context.channel.isActive else { return }
    var headers = HTTPHeaders([
      ("Content-Type", response.type), ("Content-Length", String(response.body.count)),
    ])
    if response.status == 503 { headers.add(name: "Retry-After", value: "1") }
    if !isKept { headers.add(name: "Connection", value: "close") }
    let head = HTTPResponseHead(
      version: .http1_1, status: HTTPResponseStatus(statusCode: response.status), headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    var buffer = context.channel.allocator.buffer(capacity: response.body.count)
    buffer.writeBytes(response.body)
    context.write(wrapOutboundOut(.body(.byteBuffer(buffer))), promise: nil)
    let channel = context.channel
    let isDone = context.writeAndFlush(wrapOutboundOut(.end(nil)))
    if !isKept { isDone.whenComplete { _ in channel.close(promise: nil) } }
  }

  func channelInactive(context: ChannelHandlerContext) {
    deadline?.cancel()
    if isAtWork { service.metrics.end("gone", status: 499, after: .now - start) }
    isAtWork = false
    context.fireChannelInactive()
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is IdleStateHandler.IdleStateEvent, !isAtWork { return context.close(promise: nil) }
    context.fireUserInboundEventTriggered(event)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}

extension CardService.Question {
  /// What metrics call it.
  fileprivate var kind: String {
    switch self {
    case .expand: "expand"
    case .convert: "convert"
    case .templates: "templates"
    case .metrics: "metrics"
    case .health: "health"
    }
  }

  /// Whether it takes as long as the data want.
  fileprivate var isWork: Bool {
    switch self {
    case .expand, .convert: true
    case .templates, .metrics, .health: false
    }
  }
}
