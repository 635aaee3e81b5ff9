# The programs without Swift: `docker build -t cardc .`, then
# `docker run --rm -u "$(id -u):$(id -g)" -v "$PWD:/work" cardc build templates/ -o dist/`.

FROM swift:6.2-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends libyaml-dev pkg-config \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /source
# What the package depends on changes less often than its sources.
COPY Package.swift ./
COPY .ci/ .ci/
COPY Sources/ Sources/
# A manifest is read only where the folders are that it names.
COPY Tests/ Tests/
# `--build-arg CARDC_COMMIT="$(git rev-parse --short=12 HEAD)"` makes `cardc --version` name the commit.
ARG CARDC_COMMIT=""
RUN .ci/release/compile /programs

# The C library, time zones and nothing else, without a shell.
FROM gcr.io/distroless/base-debian12:nonroot
COPY --from=build /programs/ /usr/local/bin/
COPY LICENSE /usr/share/doc/cardc/LICENSE
WORKDIR /work
ENTRYPOINT ["/usr/local/bin/cardc"]
CMD ["--help"]
