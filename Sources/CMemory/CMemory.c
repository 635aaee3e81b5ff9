#define _GNU_SOURCE
#include "CMemory.h"

#include <stdlib.h>  // Says which C library it is of.

#if defined(__GLIBC__)

#include <malloc.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

static int is_unlimited(int resource) {
  struct rlimit limit;
  return getrlimit(resource, &limit) == 0 && limit.rlim_cur == RLIM_INFINITY;
}

void cardc_expect_memory(size_t bytes) {
  // What is asked for ahead counts against these, used or not.
  if (!is_unlimited(RLIMIT_AS) || !is_unlimited(RLIMIT_DATA)) return;

  // Each further thread would have a heap of its own otherwise, which grows by one small page and one call of the system at
  // a time.
  mallopt(M_ARENA_MAX, 1);
  // Lists that grow stay in the heap, and the heap is not given back between two steps.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 1 << 30);

  // An allocation that the heap has no room for makes it larger, by so much more than was asked for.
  const size_t piece = 1 << 20;
  char *start = sbrk(0);
  mallopt(M_TOP_PAD, bytes < (1 << 30) ? (int)bytes : 1 << 30);
  void *volatile allocation = malloc(piece);  // A pair of calls with nothing between would be taken out.
  free(allocation);
  mallopt(M_TOP_PAD, (int)piece);

#if defined(MADV_HUGEPAGE)
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t first = ((uintptr_t)start + page - 1) & ~(page - 1);
  uintptr_t last = (uintptr_t)sbrk(0);
  if (last > first) madvise((void *)first, last - first, MADV_HUGEPAGE);
#endif
}

#else

void cardc_expect_memory(size_t bytes) { (void)bytes; }

#endif
