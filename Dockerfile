FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund
# npm start brings Node along; the image has the same one.
RUN rm -r node_modules/node

FROM node:24.21.0-bookworm-slim
# UV_THREADPOOL_SIZE: passwords and files take threads. MALLOC_…: few heaps; smaller blocks are used
# again without asking the system, and returned when the server is quiet (server/return-memory.ts).
ENV NODE_ENV=production \
    NODE_COMPILE_CACHE=/tmp/node-compile-cache \
    UV_THREADPOOL_SIZE=16 \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=1048576 \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
WORKDIR /app
# pg_dump, pg_restore and psql, as new as the server in compose.yaml: backups need them.
RUN apt-get update \
 && apt-get install --yes --no-install-recommends ca-certificates postgresql-common \
 && /usr/share/postgresql-common/pgdg/apt.postgresql.org.sh -y \
 && apt-get install --yes --no-install-recommends postgresql-client-17 \
 && rm -rf /var/lib/apt/lists/*
RUN install --directory --mode=700 --owner=node --group=node /data /backups
COPY --from=build /app ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# --max-semi-space-size: uploads that pass through do not fill 48 MB before they are collected.
# --no-parallel-scavenge: so small a generation costs threads more to share than it gives.
# --max-old-space-size: far from its end, the heap grows by a half at a time, not fourfold.
CMD ["node", "--max-semi-space-size=8", "--no-parallel-scavenge", "--max-old-space-size=1280", "server/main.ts"]
