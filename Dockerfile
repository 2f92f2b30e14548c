# The app, built with all that takes.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN node scripts/setup/setup.js app && npm run build

# What the server alone needs; Node itself is in the image.
FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/api-client/package.json packages/api-client/
COPY packages/app/package.json packages/app/
COPY packages/calculators/package.json packages/calculators/
COPY packages/markdown/package.json packages/markdown/
COPY packages/server/package.json packages/server/
COPY packages/ui/package.json packages/ui/
COPY tests/package.json tests/
RUN npm ci --omit=dev --workspace=packages/server --workspace=packages/calculators --workspace=packages/markdown --include-workspace-root \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node

FROM node:24.21.0-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=packages /app/node_modules node_modules
COPY package.json openapi.yaml ./
COPY scripts/data.ts scripts/doctor.ts scripts/
COPY packages/api-client packages/api-client
COPY packages/calculators packages/calculators
COPY packages/markdown packages/markdown
COPY packages/server packages/server
COPY --from=build /app/packages/app/dist packages/app/dist
COPY --from=build /app/packages/app/generated/renderer packages/app/generated/renderer
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=30s --interval=15s --timeout=5s CMD \
  ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--conditions=coinquiry", "--disable-warning=ExperimentalWarning", "packages/server/src/main.ts"]
