import CardTemplate
import Testing

@testable import CardText

@Suite("What bindings are expected to show")
struct ExpectedTextTests {
  @Test(arguments: [
    ("${name}", "nnnnnnnnnn"), ("${order.unitPrice}", "-0,000.00 $"), ("${line.unit_price}", "-0,000.00 $"),
    ("${PRICE}", "-0,000.00 $"),
    ("${currency}", "nnn"), ("${price.x}", "nnnnnnnnnn"), ("${count[0]}", "nnnnnnnnnn"), ("${$data}", "nnnnnnnnnn"),
    ("${discounted}", "nnnnnnnnnn"), ("${currency} ${formatNumber(price, 2)}", "nnn 0,000.00"),
    ("Hello ${name}!", "Hello nnnnnnnnnn!"), ("${formatNumber(price, 2)}", "0,000.00"),
    ("${formatNumber(price, 0)}", "0,000"), ("${count(items)} items", "000 items"), ("${string(count(items))}", "000"),
    ("${formatDateTime(day, 'dd MMM yyyy')}", "dd MMM yyyy"), ("${if(a, 'Yes', 'Not yet')}", "Not yet"),
    ("${coalesce(x, 'nothing at all')}", "nothing at all"), ("${toUpper('abc')}", "abc"),
    ("${'Only ' + string(count(items))}", "Only 000"), ("${a + b}", "nnnnnnnnnn"), ("${concat('a', 'b')}", "ab"),
  ])
  func expected(_ source: String, _ text: String) throws {
    let parsed = try #require(TemplateString.parse(source))
    #expect(ExpectedText.text(parsed) == text)
  }
}
