#ifndef C_BUILD_COMMIT_H
#define C_BUILD_COMMIT_H

/// The commit that the program was built from, abbreviated; empty where the build was not told.
const char *_Nonnull cardc_build_commit(void);

#endif
