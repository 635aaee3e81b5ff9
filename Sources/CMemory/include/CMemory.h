#ifndef C_MEMORY_H
#define C_MEMORY_H

#include <stddef.h>

/// Gets memory from the system at once, in large pages where it has some, for one thread that is going to need about so
/// many bytes.
///
/// To be called once, before the thread is started. It is only a hint: where the system has no such memory, or the
/// process may not have it, what is allocated is got in small pages as it is needed, as without the call.
void cardc_expect_memory(size_t bytes);

#endif
