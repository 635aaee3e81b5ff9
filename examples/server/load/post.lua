-- A request with one order of `orders.ndjson` after the other.
local orders = {}
for line in io.lines(os.getenv("ORDERS")) do orders[#orders + 1] = line end
local next = 0

request = function()
  next = next % #orders + 1
  return wrk.format("POST", nil, { ["Content-Type"] = "application/json" }, orders[next])
end

done = function(summary, latency)
  local errors = summary.errors.status + summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.timeout
  io.write(string.format("RESULT %.0f %.2f %.2f %.2f %.2f %d\n", summary.requests / (summary.duration / 1e6),
    latency:percentile(50) / 1000, latency:percentile(99) / 1000, latency:percentile(99.9) / 1000, latency.max / 1000, errors))
end
