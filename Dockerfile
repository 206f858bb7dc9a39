# The image of Solodesk: Node, the embedded PostgreSQL and the bundle. Nothing is installed or built when it starts.
ARG BUILD_IMAGE=node:24-trixie-slim
ARG RUN_IMAGE=debian:trixie-slim

FROM ${BUILD_IMAGE} AS build
WORKDIR /src
# Packages first: they are installed again only when these files change.
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
COPY cli/package.json cli/
COPY test/client/package.json test/client/
COPY scripts scripts
RUN node -e 'import("./scripts/ensure-installed.mjs").then((m) => m.ensureInstalled({ all: false }))'
COPY . .
RUN npm run pack --silent -- /app

FROM ${RUN_IMAGE}
RUN useradd --uid 1000 --no-create-home --shell /usr/sbin/nologin solodesk \
  && install -d -o solodesk -g solodesk -m 700 /data /backup
COPY --from=build /app /app
ENV PATH=/app/bin:$PATH DATA_DIR=/data HOST=0.0.0.0 PORT=3000 MALLOC_ARENA_MAX=1
USER solodesk
WORKDIR /data
VOLUME /data
EXPOSE 3000
# Before an upgrade, nothing answers until the backup is made. The first check that passes ends the start period.
HEALTHCHECK --interval=10s --timeout=5s --start-period=15m \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["solodesk"]
