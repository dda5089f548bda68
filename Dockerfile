# A server of Antilles in a container: docs/HOSTING.md.
#
#     docker build -t antilles .
#     docker run -p 127.0.0.1:8080:8080 -v antilles:/data antilles
FROM debian:bookworm-slim AS build
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends \
        ca-certificates nodejs npm gcc libc6-dev cmake ninja-build pkg-config gettext libjansson-dev libsqlite3-dev \
        libsodium-dev libcurl4-openssl-dev libwebsockets-dev \
    && rm -rf /var/lib/apt/lists/*
COPY . /source
RUN cmake -S /source -B /build -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_INSTALL_PREFIX=/usr/local \
    && cmake --build /build \
    && DESTDIR=/staged cmake --install /build --strip \
    && rm -rf /staged/usr/local/lib /staged/usr/local/include

FROM debian:bookworm-slim
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends \
        ca-certificates curl libjansson4 libsqlite3-0 libsodium23 libcurl4 libwebsockets17 \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --system --no-create-home --shell /usr/sbin/nologin --uid 10000 antilles \
    && install -d -o antilles -g antilles -m 0700 /data
COPY --from=build /staged/usr/local /usr/local
USER antilles
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
    CMD ["curl", "-fsS", "-o", "/dev/null", "http://127.0.0.1:8080/healthz"]
ENTRYPOINT ["antilles", "serve", "--listen", "0.0.0.0:8080", "--data", "/data"]
