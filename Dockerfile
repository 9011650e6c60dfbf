# Two stages: the first makes the release, the second holds nothing else. Nothing is built or fetched at the start.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN ["npm", "run", "release"]
RUN mkdir /release && tar xzf artifacts/arma11-*.tar.gz --strip-components=1 -C /release

FROM node:24.21.0-bookworm-slim
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Arma Tu 11" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.revision="${REVISION}"
ENV NODE_ENV=production \
    PORT=3000 \
    DATA_DIR=/var/lib/arma11
# Of root, and for everybody to read: the server cannot change itself. With DATABASE_URL it writes nowhere.
COPY --from=build /release /opt/arma11
RUN install -d -m 700 -o node -g node /var/lib/arma11
WORKDIR /opt/arma11
# By number, so that an orchestrator sees that it is not root.
USER 1000:1000
EXPOSE 3000
STOPSIGNAL SIGTERM
# Whether to start it anew; whether to send it players is /readyz, and the proxy's business.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "main.mjs"]
