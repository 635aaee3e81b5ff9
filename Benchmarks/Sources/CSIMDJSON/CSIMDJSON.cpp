#include "CSIMDJSON.h"

#ifdef HAVE_SIMDJSON

#include <simdjson.h>

namespace {

// Parsers keep their buffers between runs, as a program that reads many files would let them.
simdjson::dom::parser domParser;
simdjson::ondemand::parser onDemandParser;

long visit(simdjson::ondemand::value value) {
  long count = 1;
  switch (value.type()) {
  case simdjson::ondemand::json_type::array:
    for (auto element : value.get_array()) count += visit(element.value());
    break;
  case simdjson::ondemand::json_type::object:
    for (auto field : value.get_object()) {
      count += static_cast<long>(field.unescaped_key().value().size() != 0);
      count += visit(field.value());
    }
    break;
  case simdjson::ondemand::json_type::string:
    count += static_cast<long>(value.get_string().value().size() == 0);
    break;
  default:
    count += static_cast<long>(value.raw_json_token().size() == 0);
  }
  return count;
}

}  // namespace

const char *card_simdjson_version(void) { return SIMDJSON_STRINGIFY(SIMDJSON_VERSION); }

// The padding that simdjson asks for is there: the caller's buffer is longer than `count`.
long card_simdjson_dom(const uint8_t *bytes, size_t count) {
  simdjson::dom::element root;
  if (domParser.parse(bytes, count, false).get(root)) return -1;
  return root.is_array() ? static_cast<long>(root.get_array().value_unsafe().size())
                         : static_cast<long>(root.get_object().value_unsafe().size());
}

long card_simdjson_ondemand(const uint8_t *bytes, size_t count) {
  try {
    simdjson::padded_string_view view(reinterpret_cast<const char *>(bytes), count, count + simdjson::SIMDJSON_PADDING);
    auto document = onDemandParser.iterate(view);
    simdjson::ondemand::value root = document.get_value().value();
    return visit(root);
  } catch (const simdjson::simdjson_error &) {
    return -1;
  }
}

#else

const char *card_simdjson_version(void) { return nullptr; }
long card_simdjson_dom(const uint8_t *, size_t) { return -1; }
long card_simdjson_ondemand(const uint8_t *, size_t) { return -1; }

#endif
