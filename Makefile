# Builds `cardc` for machines without Swift, and installs it:
#
#   make
#   sudo make install
#
# PREFIX says where to, and DESTDIR is put before it, for those who make packages.

PREFIX = /usr/local
DESTDIR =

tree = .build/release-files/tree
target = $(DESTDIR)$(PREFIX)

all:
	.ci/release/tree $(tree)

# Who installs has built before, perhaps as another user; nothing is built again.
$(tree):
	.ci/release/tree $(tree)

install: | $(tree)
	umask 022 && mkdir -p "$(target)" && cp -Rf $(tree)/. "$(target)/"

uninstall: | $(tree)
	(cd $(tree) && find . -type f) | while read -r file; do rm -f "$(target)/$$file"; done

# Everything that a release has, in .build/release-files.
release:
	.ci/release/make

check:
	.ci/run

clean:
	rm -rf .build/release-files .build/release-build

.PHONY: all install uninstall release check clean
