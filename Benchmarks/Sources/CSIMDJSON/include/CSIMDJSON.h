#ifndef CSIMDJSON_H
#define CSIMDJSON_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The version of simdjson, or NULL if this was built without it.
const char *_Nullable card_simdjson_version(void);

/// Parses into simdjson's tree; gives the number of members or elements of the root, or -1.
long card_simdjson_dom(const uint8_t *_Nonnull bytes, size_t count);

/// Visits every value on demand and reads every string; gives the number of values, or -1.
long card_simdjson_ondemand(const uint8_t *_Nonnull bytes, size_t count);

#ifdef __cplusplus
}
#endif

#endif
