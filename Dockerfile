# FanVise in a container. `npm run rehearse:image` carries these steps out one by one in clean folders, without Docker.
#
# Serving others needs sign-in (NEXT_PUBLIC_SUPABASE_URL, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY): without it the server refuses every
# address but loopback, and says so. For yourself alone: docker run --network host -e HOST=127.0.0.1 -v fanvise:/app/data fanvise
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts

FROM packages AS build
COPY . .
ENV FANVISE_STANDALONE=1 NEXT_TELEMETRY_DISABLED=1
RUN node node_modules/next/dist/bin/next build

# The `fanvise` command, such as the release step: docker run --env DATABASE_URL fanvise-release migrate
FROM build AS release
ENV FANVISE_DATA_DIR=/app/data
RUN mkdir data && chown 1000:1000 data
USER 1000:1000
ENTRYPOINT ["node", "--import", "tsx", "src/cli/main.ts"]
CMD ["migrate"]

FROM node:24-bookworm-slim AS server
WORKDIR /app
COPY --from=build /app/.next/standalone ./
COPY --from=build /app/.next/static ./.next/static
COPY --from=build /app/public ./public
COPY bin/serve-standalone.mjs bin/server-limits.mjs ./bin/
RUN mkdir data && chown 1000:1000 data
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOST=0.0.0.0 PORT=3000 FANVISE_DATA_DIR=/app/data
USER 1000:1000
VOLUME /app/data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "bin/serve-standalone.mjs", "--health"]
CMD ["node", "--max-semi-space-size=64", "bin/serve-standalone.mjs"]
