#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Lets threads do something one after the other, in the order of their numbers.
///
/// Unchecked because the lock is not visible to the compiler: the number is touched only while it is held.
final class Turns: @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var next = 0

  /// The number 0 is the first.
  init() {
    pthread_mutex_init(lock, nil)
    pthread_cond_init(change, nil)
  }

  deinit {
    pthread_cond_destroy(change)
    pthread_mutex_destroy(lock)
    change.deallocate()
    lock.deallocate()
  }

  /// Does `body` when it has been done for all smaller numbers. Every number has to come once.
  func take(_ number: Int, _ body: () -> Void) {
    pthread_mutex_lock(lock)
    while next != number { pthread_cond_wait(change, lock) }
    pthread_mutex_unlock(lock)
    body()
    pthread_mutex_lock(lock)
    next += 1
    pthread_cond_broadcast(change)
    pthread_mutex_unlock(lock)
  }
}
