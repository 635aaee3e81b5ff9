// The receipt as a server in Node makes it: `http`, and the reference implementation of templates if it is installed
// (`npm install adaptivecards-templating adaptive-expressions` in this folder), else a plain function.
const http = require("http");

const amount = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function plain(order) {
  if (order.lines.length === 0) throw new Error("there are no lines");
  return {
    type: "AdaptiveCard",
    version: "1.5",
    body: [
      { type: "TextBlock", text: `Thank you, ${order.customer}`, weight: "bolder", size: "large" },
      {
        type: "FactSet",
        facts: [
          { title: "Order", value: order.number },
          { title: "Date", value: new Date(order.ordered).toISOString().slice(0, 10) },
        ],
      },
      ...order.lines.map((line) => ({
        type: "ColumnSet",
        columns: [
          {
            type: "Column",
            width: "stretch",
            items: [{ type: "TextBlock", text: `${line.quantity} × ${line.title}`, wrap: true }],
          },
          { type: "Column", width: "auto", items: [{ type: "TextBlock", text: amount.format(line.price * line.quantity) }] },
        ],
      })),
      { type: "FactSet", facts: [{ title: "Average", value: amount.format(order.total / order.lines.length) }] },
    ],
  };
}

function expander() {
  try {
    const { Template } = require("adaptivecards-templating");
    const template = new Template(JSON.parse(require("fs").readFileSync(process.argv[3], "utf8")));
    return ["adaptivecards-templating", (order) => template.expand({ $root: order })];
  } catch (error) {
    return ["a plain function", plain];
  }
}

const [name, expand] = expander();
const server = http.createServer((request, response) => {
  const parts = [];
  request.on("data", (part) => parts.push(part));
  request.on("end", () => {
    let card;
    try {
      card = JSON.stringify(expand(JSON.parse(Buffer.concat(parts).toString())));
    } catch (error) {
      response.writeHead(400);
      return response.end(String(error));
    }
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(card) });
    response.end(card);
  });
});
server.listen(Number(process.argv[2]), "127.0.0.1", () => console.log(name));
