import CardRuntime

/// The card for an order, as JSON; `nil` if an expression in it has no value for these data.
public func receipt(number: String, customer: String, lines: [(title: String, quantity: Double, price: Double)])
  -> [UInt8]?
{
  // The compiler knows what the card reads: a name that it does not read, or a text for a price, is an error here.
  let data = ReceiptData(
    number: number, customer: .init(name: customer),
    lines: lines.map { .init(title: $0.title, quantity: $0.quantity, price: $0.price) })
  var output: [UInt8] = []
  do {
    try render(data, into: &output)
    return output
  } catch {
    return nil
  }
}
