FROM node:20-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
# Nothing that packages do while they are installed is needed, and no compiler is here for it. The npm of this image asks for an optional
# peer that the lock file doesn't have: what is installed is what the lock file has.
RUN npm ci --ignore-scripts --legacy-peer-deps
COPY . .
# No repository is in the context: version.json has the commit that is given here.
ARG VIGIA_COMMIT
ARG SOURCE_DATE_EPOCH
RUN npm run build

FROM nginx:stable
COPY --from=build /build/dist/console/ /srv/vigia/current/
COPY --from=build /build/dist/nginx.conf /opt/vigia/
COPY scripts/image/ /opt/vigia/
# Any user's id will do, and a folder that is mounted there. What differs by configuration is served from it.
RUN install -d -m 1777 /run/vigia && ln -s /run/vigia/config.json /srv/vigia/current/ && mv /srv/vigia/current/login /opt/vigia/ && ln -s /run/vigia/login /srv/vigia/current/
USER 101:101
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s CMD curl --noproxy '*' --fail --silent --show-error --output /dev/null "http://127.0.0.1:${VIGIA_LISTEN:-8080}/readyz"
ENTRYPOINT ["sh", "/opt/vigia/entry.sh", "/run/vigia"]
CMD ["nginx", "-e", "stderr", "-c", "/run/vigia/nginx.conf"]
