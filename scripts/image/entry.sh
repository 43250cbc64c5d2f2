#!/bin/sh
# sh entry.sh <writable folder> <command>…
# Writes config.json and the configuration of nginx into that folder, as the environment says them, then becomes the command.
set -eu
umask 022
image=$(dirname "$0")
folder=$1
shift

if ! [ -d "$folder" ] || ! [ -w "$folder" ]; then
  printf 'vigia: %s is not a folder that user %s can write to.\n' "$folder" "$(id -u)" >&2
  exit 1
fi

LC_ALL=C awk -f "$image/config.awk" >"$folder/config.json.next"
mv "$folder/config.json.next" "$folder/config.json"

# The page that the build paints there has a form, which nobody answers where there is no adapter.
rm -f "$folder/login"
[ "$VIGIA_IDENTITY" = none ] || ln -s "$image/login" "$folder/login"

# config.awk has refused whatever else these two could be.
sed -e "s/^  listen 80 default_server;/  listen ${VIGIA_LISTEN:-8080};/" -e "s/server 127\.0\.0\.1:4600;/server $VIGIA_UPSTREAM;/" \
  "$image/nginx.conf" >"$folder/site.conf"
cat >"$folder/nginx.conf" <<END
daemon off;
pid $folder/nginx.pid;
worker_processes auto;
error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log /dev/stdout;
  client_body_temp_path $folder/client_body;
  proxy_temp_path $folder/proxy;
  fastcgi_temp_path $folder/fastcgi;
  uwsgi_temp_path $folder/uwsgi;
  scgi_temp_path $folder/scgi;
  include $folder/site.conf;
}
END

exec "$@"
