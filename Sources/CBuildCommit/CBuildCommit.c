#include "CBuildCommit.h"

#ifndef CARDC_COMMIT
#define CARDC_COMMIT ""
#endif

const char *cardc_build_commit(void) { return CARDC_COMMIT; }
