import NIOConcurrencyHelpers
import NIOCore
import NIOHTTP1
import NIOPosix

/// A server of cards.
public final class CardServer: Sendable {
  private let group: MultiThreadedEventLoopGroup
  private let channel: any Channel
  private let pool: WorkerPool

  /// The port that it listens on.
  public var port: Int { channel.localAddress?.port ?? 0 }

  /// Begins to listen; with port 0 on any that is free. `loops` threads read and write, `workers` threads expand.
  public init(
    _ service: CardService, host: String = "127.0.0.1", port: Int = 0, loops: Int = 1, workers: Int = 2,
    limits: ServerLimits = ServerLimits()
  ) throws {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: loops)
    let pool = WorkerPool(threads: workers, waiting: limits.waiting)
    let connections = NIOLockedValueBox(0)
    self.group = group
    self.pool = pool
    do {
      channel = try ServerBootstrap(group: group)
        .serverChannelOption(.backlog, value: 1024)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
        .childChannelInitializer { channel in
          let isWelcome = connections.withLockedValue { count in
            guard count < limits.connections else { return false }
            count += 1
            return true
          }
          guard isWelcome else { return channel.close() }
          channel.closeFuture.whenComplete { _ in connections.withLockedValue { $0 -= 1 } }
          return channel.eventLoop.makeCompletedFuture {
            let pipeline = channel.pipeline.syncOperations
            try pipeline.addHandler(IdleStateHandler(allTimeout: .seconds(Int64(limits.silence))))
            try pipeline.configureHTTPServerPipeline(withErrorHandling: true)
            try pipeline.addHandler(RequestHandler(service, pool, limits))
          }
        }
        .bind(host: host, port: port).wait()
    } catch {
      pool.close()
      try? group.syncShutdownGracefully()
      throw error
    }
  }

  /// Waits until someone closes it.
  public func wait() throws { try channel.closeFuture.wait() }

  /// Ends it: no new connections, then those that are there.
  public func close() {
    try? channel.close().wait()
    pool.close()
    try? group.syncShutdownGracefully()
  }
}
