# Plumb in a container: the tool, its fonts and its libraries on a slim Debian, no Swift.
#
#   docker build -t plumb .
#   docker run --rm --network none -v "$PWD:/work" plumb lint App
#
# The first stage builds the package that `make package` builds; the second installs it.
ARG DEBIAN=bookworm
FROM swift:6.1-${DEBIAN} AS build
RUN apt-get update && apt-get install -y --no-install-recommends make dpkg-dev python3-pip curl && rm -rf /var/lib/apt/lists/*
WORKDIR /source
# Libraries and fonts first: they change less often than the sources.
COPY scripts scripts
RUN scripts/setup
COPY . .
RUN make package

FROM debian:${DEBIAN}-slim
COPY --from=build /source/package/plumb_*64.deb /tmp/
# Git is for `plumb diff` as Git's external diff, and for review-changes.
RUN apt-get update && apt-get install -y --no-install-recommends /tmp/plumb_*.deb git && rm -rf /tmp/plumb_*.deb /var/lib/apt/lists/*
RUN useradd --create-home plumb && git config --system --add safe.directory /work
USER plumb
WORKDIR /work
ENTRYPOINT ["plumb"]
CMD ["--help"]
