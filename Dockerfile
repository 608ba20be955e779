# Builds Wingbook, and an image of what plain Node needs to run it: no sources, no build tools. docs/operating.md, 'Image'.
FROM node:24-bookworm AS build
WORKDIR /source
COPY package.json package-lock.json .npmrc ./
COPY drivers drivers
RUN npm ci --no-audit --no-fund
COPY . .
RUN node scripts/release.mjs /release

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
COPY --from=build /release /app
RUN mkdir /data && chown node:node /data
USER node
WORKDIR /app
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
